/** A maker of parts (specification 3). */
export interface Brand {
  id: number;
  name: string;
  /** Address of the logo; empty when there is none. */
  logo: string;
}
