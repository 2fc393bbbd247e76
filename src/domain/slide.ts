export interface Slide {
  id: number;
  title: string;
  subtitle: string;
  description: string;
  image: string;
  buttonText: string;
  /** A style class string such as `bg-red-600 hover:bg-red-700` (D10). */
  buttonColor: string;
  createdAt?: string;
}

export const DEFAULT_BUTTON_COLOR = 'bg-red-600 hover:bg-red-700';
