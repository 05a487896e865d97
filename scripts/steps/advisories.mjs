// Compares what `pnpm audit --json` found with the written allow-list. Pure; scripts/auditar.mjs does the asking.

/** Reads both forms in which registries answer; null for any other text. */
export function findingsIn(text) {
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  const advisories = answer?.advisories ?? answer?.vulnerabilities;
  if (typeof advisories !== 'object' || advisories === null) return null;
  return Object.values(advisories).map(each => ({
    id: each.github_advisory_id ?? each.ghsaId ?? each.url?.split('/').pop() ?? String(each.id ?? '?'),
    package: each.module_name ?? each.name ?? '?',
    severity: each.severity ?? 'unknown',
    title: each.title ?? '',
  }));
}

export function verdict(findings, allowed, today) {
  const live = new Map(allowed.filter(({ until }) => until >= today).map(each => [`${each.id} ${each.package}`, each]));
  const key = finding => `${finding.id} ${finding.package}`;
  return {
    refused: findings.filter(finding => !live.has(key(finding))),
    expired: allowed.filter(({ until }) => until < today),
    unused: allowed.filter(each => !findings.some(finding => key(finding) === `${each.id} ${each.package}`)),
  };
}
