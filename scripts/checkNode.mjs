// Plain JavaScript, because a Node.js that is too old cannot read the other scripts.
if (!process.features.typescript) {
  console.error(
    `Node.js ${process.versions.node} is too old for these scripts. Run "npm ci" without --ignore-scripts, which installs Node.js 24 for them, or install Node.js 24.`,
  );
  process.exit(1);
}
