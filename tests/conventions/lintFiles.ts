import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Finding {
  code: string;
  filename: string;
  /** The linter's message and its help. */
  text: string;
}

interface Report {
  diagnostics: { code: string; filename: string; message: string; help?: string }[];
}

/** Lints `files`, a source text by path, in an empty folder with this repository's rules. */
export function lintFiles(files: Record<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-files-'));
  try {
    copyFileSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
    writeFiles(folder, {
      ...files,
      'tsconfig.json': '{"compilerOptions":{"strict":true,"paths":{"@/*":["./src/*"]}}}',
    });
    const oxlint = join(root, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics.map(({ code, filename, message, help = '' }) => ({
      code,
      filename,
      text: `${message} ${help}`,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
