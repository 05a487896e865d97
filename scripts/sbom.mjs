// npm run sbom [-- FILE]: what ships, as a CycloneDX 1.6 document, from the lockfile alone.
import { readFileSync } from 'node:fs';
import { at, main, pnpm, StepFailed } from './steps/shell.mjs';

const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

export async function writeSbom(file = at('sbom.cdx.json')) {
  await pnpm(['sbom', ...FORMAT, '--prod', '--lockfile-only', '--out', file], { quiet: true });
  const { bomFormat, components = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const pinned = ({ externalReferences = [] }) => externalReferences.some(({ hashes }) => hashes?.length);
  // Our own rooms come from this folder, not from a registry.
  const loose = components.filter(each => !each.purl?.includes('%40alipen/') && !pinned(each));
  if (bomFormat !== 'CycloneDX' || components.length === 0) throw new StepFailed(`${file} is not a bill of materials.`);
  if (loose.length) {
    throw new StepFailed(`Not pinned by a hash in the lockfile: ${loose.map(({ purl }) => purl).join(', ')}.`);
  }
  console.log(`- ${components.length} packages, each pinned by a hash: ${file}`);
}

if (process.argv[1]?.endsWith('sbom.mjs')) main(() => writeSbom(process.argv[2]));
