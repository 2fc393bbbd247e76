/** The most that a field takes, in characters or TL: what the database accepts as well. */
export const FIELD_LIMITS = {
  product: { name: 200, description: 4000, price: 100_000_000 },
  brand: { name: 100 },
  slide: { title: 200, subtitle: 300, description: 1000, buttonText: 60 },
  contact: { phone: 40, email: 254, address: 500, workingHours: 500 },
  picture: 2048,
} as const;
