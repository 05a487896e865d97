// Ends what postgres.setup.mjs began.
import { neverAnswered } from '../steps/row-types.mjs';

export default async function end({
  testPathPatterns,
  testNamePattern,
  runTestsByPath,
  onlyChanged,
  onlyFailures,
  shard,
}) {
  await globalThis.endPostgres?.();
  const part =
    testPathPatterns.patterns.length || testNamePattern || runTestsByPath || onlyChanged || onlyFailures || shard;
  const unknown = neverAnswered();
  if (!part && unknown.length) throw new Error(`No spec asks what these statements answer: ${unknown.join(', ')}`);
}
