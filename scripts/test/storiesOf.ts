/** Paths of the stories of these files. Stories have the path of their component or view. */
export function storiesOf(files: readonly string[]): string[] {
  const stories = files.flatMap((file) => {
    if (file.endsWith('.stories.tsx')) return file;
    const [, path] = /^src\/((?:components|views)\/.+|App)\.tsx$/.exec(file) ?? [];
    return path === undefined ? [] : `stories/${path}.stories.tsx`;
  });
  return [...new Set(stories)].toSorted();
}
