export interface Brand {
  id: number;
  name: string;
  logo: string;
  createdAt?: string;
}
