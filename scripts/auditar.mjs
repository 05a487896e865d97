// npm run auditar: known advisories against what ships. Where the registry does not answer it says so and ends well, so that a
// machine without network can still build; AUDIT_REQUIRED=1 makes that a failure too.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findingsIn, verdict } from './steps/advisories.mjs';
import { at, main, PNPM, StepFailed } from './steps/shell.mjs';

const LONGEST = 120_000;

export function audit() {
  const { allowed } = JSON.parse(readFileSync(at('scripts/steps/advisories.allowed.json'), 'utf8'));
  const { stdout = '', stderr = '' } = spawnSync('npx', ['--yes', PNPM, 'audit', '--prod', '--json'], {
    cwd: at(),
    encoding: 'utf8',
    timeout: LONGEST,
    maxBuffer: 64 * 1024 * 1024,
  });
  const findings = findingsIn(stdout);
  if (!findings) {
    const why =
      /responded with (\d+)|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.exec(stderr)?.[0] ?? 'no answer that can be read';
    if (process.env.AUDIT_REQUIRED === '1') throw new StepFailed(`The registry did not audit (${why}).`);
    console.log(
      `- The registry did not audit (${why}): advisories were NOT checked. AUDIT_REQUIRED=1 makes this fail.`,
    );
    return;
  }
  const { refused, expired, unused } = verdict(findings, allowed, new Date().toISOString().slice(0, 10));
  for (const each of unused)
    console.log(`- ${each.id} in ${each.package} is allowed and no longer found: remove the line.`);
  if (refused.length || expired.length) {
    const lines = [
      ...refused.map(each => `${each.id} ${each.severity} in ${each.package}: ${each.title}`),
      ...expired.map(each => `${each.id} in ${each.package} was allowed until ${each.until}: ${each.reason}`),
    ];
    throw new StepFailed(
      `${lines.join('\n')}\nUpdate the package, or write in scripts/steps/advisories.allowed.json why it cannot hurt here.`,
    );
  }
  console.log(`- ${findings.length} advisories found, all of them allowed in writing.`);
}

if (process.argv[1]?.endsWith('auditar.mjs')) main(async () => audit());
