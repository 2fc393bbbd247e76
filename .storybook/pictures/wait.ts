export async function wait(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
