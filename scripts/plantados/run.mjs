// Runs what a row names, in the copy, and returns the outcome instead of failing with it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A defect may cause an endless loop. */
const LONGEST_MS = 15 * 60_000;
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

const projectOf = spec => spec.replace(/^(apps|packages)\//, '').split('/')[0];

function end(copy, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ code, output }));
  });
}

export const runCommand = (copy, command) => end(copy, command);

export const buildIn = copy => copy.build();

export async function runSpecs(copy, specs) {
  const projects = grouped(specs);
  const results = [];
  for (const [project, ofProject] of projects) results.push(...(await runProject(copy, project, ofProject)));
  return results;
}

function grouped(specs) {
  const projects = new Map();
  for (const spec of specs) projects.set(projectOf(spec), [...(projects.get(projectOf(spec)) ?? []), spec]);
  return projects;
}

async function runProject(copy, project, specs) {
  const report = join(copy.folder, '.plantados.json');
  rmSync(report, { force: true });
  const how = ['--selectProjects', project, '--ci', '--maxWorkers=1', `--cacheDirectory=${join(copy.folder, '.jest')}`];
  const { output } = await end(copy, [
    ...FLAGS,
    ...how,
    '--json',
    `--outputFile=${report}`,
    '--runTestsByPath',
    ...specs,
  ]);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const results = files.map(file => resultOf(relative(copy.folder, file.name), file));
  const ran = new Set(results.map(({ spec }) => spec));
  const silent = specs.filter(spec => !ran.has(spec));
  return [...results, ...silent.map(spec => ({ spec, passed: 0, failed: 0, refused: true, said: lastLine(output) }))];
}

const lastLine = text => text.trim().split('\n').at(-1) ?? '';

function resultOf(spec, { assertionResults, status, message }) {
  const of = wanted => assertionResults.filter(test => test.status === wanted);
  const [first] = of('failed');
  return {
    spec,
    passed: of('passed').length,
    failed: of('failed').length,
    // No test ran: the spec did not load.
    refused: status === 'failed' && !first,
    said: first?.fullName ?? (status === 'failed' ? message.trim().split('\n').slice(0, 4).join(' ') : ''),
  };
}
