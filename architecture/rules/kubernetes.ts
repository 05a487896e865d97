import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './source.ts';

type Labels = Record<string, string>;
type Env = { name: string; value?: string };
export type Container = {
  name: string;
  image: string;
  env?: Env[];
  securityContext?: Record<string, unknown>;
  resources?: { requests?: object; limits?: Record<string, string> };
  [probe: string]: unknown;
};
type Pod = {
  containers: Container[];
  securityContext?: Record<string, unknown>;
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
};
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { metadata: { labels: Labels }; spec: Pod };
    selector?: { matchLabels?: Labels } & Labels;
    podSelector?: { matchLabels?: Labels };
    scaleTargetRef?: { kind: string; name: string };
    [other: string]: unknown;
  };
};
type Kustomization = {
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; literals?: string[]; envs?: string[] }[];
};

const KNOWN = new Set(['apiVersion', 'kind', 'namespace', 'resources', 'images', 'configMapGenerator']);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = (text: string): Manifest[] => parseAllDocuments(text, { merge: true }).map(each => each.toJS());
const pairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.filter(line => /^\w+=/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2)));

/**
 * What `kubectl kustomize FOLDER` makes of a folder, without the suffix of a generated ConfigMap's name. It does as much of
 * Kustomize as our folders use and refuses anything else, so that nothing goes unchecked.
 */
export function kustomize(folder: string): Manifest[] {
  const text = parse(read(join(folder, 'kustomization.yaml')), { merge: true }) as Kustomization & object;
  const unknown = Object.keys(text).filter(key => !KNOWN.has(key));
  if (unknown.length)
    throw new Error(`${folder}/kustomization.yaml uses ${unknown}: teach rules/kubernetes.ts to read it`);
  const manifests = text.resources.flatMap(path =>
    path.endsWith('.yaml') ? documents(read(join(folder, path))) : kustomize(join(folder, path)),
  );
  for (const { name, literals = [], envs = [] } of text.configMapGenerator ?? []) {
    const data = pairs([...literals, ...envs.flatMap(path => read(join(folder, path)).split('\n'))]);
    const known = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
    if (known) Object.assign(known.data ?? {}, data);
    else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  }
  for (const container of manifests.flatMap(containersOf)) {
    const image = text.images?.find(({ name }) => name === container.image);
    if (image) container.image = `${image.newName}:${image.newTag}`;
  }
  return manifests;
}

export const containersOf = ({ spec }: Manifest): Container[] => spec?.template?.spec.containers ?? [];

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];

/** What Kubernetes' "restricted" profile asks of a pod, and what a node needs to know of it, that this pod does not say. */
export function loosePod({ metadata: { name }, spec }: Manifest): string[] {
  const pod = spec?.template?.spec;
  if (!pod) return [];
  const wrong = (bad: unknown, who: string, what: string) => (bad ? [`${who} ${what}`] : []);
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  return [
    ...wrong(runAsNonRoot !== true || !runAsUser, name, 'may run as root'),
    ...wrong((seccompProfile as { type?: string })?.type !== 'RuntimeDefault', name, 'has no seccomp profile'),
    ...wrong(pod.automountServiceAccountToken !== false, name, 'holds a token of the cluster'),
    ...pod.containers.flatMap(container => {
      const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext ?? {};
      const who = `${name}/${container.name}`;
      return [
        ...wrong(allowPrivilegeEscalation !== false, who, 'may gain rights'),
        ...wrong(readOnlyRootFilesystem !== true, who, 'may be written to'),
        ...wrong(!(capabilities as { drop?: string[] })?.drop?.includes('ALL'), who, 'keeps capabilities'),
        ...wrong(!container.resources?.limits?.memory || !container.resources.requests, who, 'says no resources'),
        ...wrong(!/:v?\d+\.\d+[\w.-]*$/.test(container.image), who, 'has no exact tag'),
        ...PROBES.flatMap(probe => wrong(!container[probe], who, `has no ${probe}`)),
      ];
    }),
  ];
}

const matches = (wanted: Labels, labels: Labels) =>
  Object.entries(wanted).every(([key, value]) => labels[key] === value);

/** Services, budgets, autoscalers and policies that select no pod of the folder: a misspelt label is silent. */
export function pointlessSelectors(manifests: readonly Manifest[]): string[] {
  const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template.metadata.labels] : []));
  // The Cluster's operator gives these pods their labels.
  const clusters = manifests.filter(({ kind }) => kind === 'Cluster').map(({ metadata }) => metadata.name);
  pods.push(...clusters.map(name => ({ 'cnpg.io/cluster': name, 'cnpg.io/podRole': 'instance' })));
  return manifests.flatMap(({ kind, metadata, spec }) => {
    const { scaleTargetRef: target, podSelector } = spec ?? {};
    const wanted = podSelector?.matchLabels ?? spec?.selector?.matchLabels ?? (spec?.selector as Labels | undefined);
    const found = target
      ? manifests.some(other => other.kind === target.kind && other.metadata.name === target.name)
      : !wanted || pods.some(labels => matches(wanted, labels));
    return found ? [] : [`${kind} ${metadata.name} holds for nothing`];
  });
}
