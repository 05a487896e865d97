// Takes the schemas of deploy/ from where they are published, once, so that `npm test` needs no network. Checkouts of the four:
//   node architecture/schemas/take.mjs COMPOSE_SPEC CLIENT_GO CLOUDNATIVE_PG PLUGIN_BARMAN_CLOUD
// compose-spec/compose-spec       schema/compose-spec.json
// kubernetes/client-go            applyconfigurations/internal/internal.go: every type of Kubernetes, as server-side apply knows it
// cloudnative-pg/cloudnative-pg   config/crd/bases
// cloudnative-pg/plugin-barman-cloud
// All four are under Apache-2.0. Only the kinds below are kept, without what is there for people to read; no field but those named passes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const KINDS = {
  'v1 ConfigMap': 'io.k8s.api.core.v1.ConfigMap',
  'v1 Namespace': 'io.k8s.api.core.v1.Namespace',
  'v1 Service': 'io.k8s.api.core.v1.Service',
  'v1 ServiceAccount': 'io.k8s.api.core.v1.ServiceAccount',
  'apps/v1 Deployment': 'io.k8s.api.apps.v1.Deployment',
  'apps/v1 StatefulSet': 'io.k8s.api.apps.v1.StatefulSet',
  'autoscaling/v2 HorizontalPodAutoscaler': 'io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler',
  'networking.k8s.io/v1 Ingress': 'io.k8s.api.networking.v1.Ingress',
  'networking.k8s.io/v1 NetworkPolicy': 'io.k8s.api.networking.v1.NetworkPolicy',
  'policy/v1 PodDisruptionBudget': 'io.k8s.api.policy.v1.PodDisruptionBudget',
};
const [compose, clientGo, cloudnative, barman] = process.argv.slice(2);
if (!barman) throw new Error('Say where the four checkouts are; the first lines of this file name them.');

const CRDS = [
  join(cloudnative, 'config/crd/bases/postgresql.cnpg.io_clusters.yaml'),
  join(cloudnative, 'config/crd/bases/postgresql.cnpg.io_scheduledbackups.yaml'),
  join(barman, 'config/crd/bases/barmancloud.cnpg.io_objectstores.yaml'),
];
const SCALARS = { string: { type: 'string' }, numeric: { type: 'number' }, boolean: { type: 'boolean' }, untyped: {} };
// May be written as a word or a number, whatever Go calls it.
const FREE =
  /(resource\.Quantity|util\.intstr\.IntOrString|meta\.v1\.(Time|MicroTime|FieldsV1)|runtime\.RawExtension)$/;

const types = new Map(
  parse(readFileSync(join(clientGo, 'applyconfigurations/internal/internal.go'), 'utf8').split('`')[1]).types.map(
    type => [type.name, type],
  ),
);
const definitions = {};

function schemaOf(type) {
  if (type.namedType) return named(type.namedType);
  if (type.scalar) return SCALARS[type.scalar];
  if (type.list) return { type: 'array', items: schemaOf(type.list.elementType) };
  const { fields, elementType } = type.map;
  if (!fields)
    return elementType ? { type: 'object', additionalProperties: schemaOf(elementType) } : { type: 'object' };
  // Go writes a zero as the default of a required field.
  const required = fields.filter(field => field.default === '' || field.default === 0).map(field => field.name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(field => [field.name, schemaOf(field.type)])),
    ...(required.length ? { required } : {}),
    additionalProperties: false,
  };
}

function named(name) {
  if (FREE.test(name) || name.startsWith('__untyped')) return {};
  if (!(name in definitions)) {
    definitions[name] = {};
    definitions[name] = schemaOf(types.get(name));
  }
  return { $ref: `#/definitions/${name}` };
}

const READING = new Set([
  'description',
  'title',
  'format',
  'default',
  'examples',
  'x-kubernetes-validations',
  'deprecated',
]);

/** Drops descriptions and closes objects, as the API server drops fields it does not know. */
function bare(schema, close = true) {
  if (Array.isArray(schema)) return schema.map(each => bare(each, close));
  if (!schema || typeof schema !== 'object') return schema;
  if (schema['x-kubernetes-int-or-string']) return { type: ['integer', 'string'] };
  const { properties, ...rest } = schema;
  const kept = Object.entries(rest).filter(([key]) => !READING.has(key) && !key.startsWith('x-kubernetes'));
  return {
    ...Object.fromEntries(
      kept.map(([key, value]) => [key, key === 'enum' || key === 'required' ? value : bare(value, close)]),
    ),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, bare(value, close)])) }
      : {}),
    ...(close && properties && !schema['x-kubernetes-preserve-unknown-fields'] ? { additionalProperties: false } : {}),
  };
}

const kinds = {};
for (const [kind, name] of Object.entries(KINDS)) {
  named(name);
  kinds[kind] = name;
}
for (const path of CRDS) {
  const { group, names, versions } = parse(readFileSync(path, 'utf8')).spec;
  for (const { name, schema } of versions) {
    const definition = bare(schema.openAPIV3Schema);
    delete definition.properties.status;
    definition.properties.metadata = named('io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta');
    definitions[`${group}.${name}.${names.kind}`] = definition;
    kinds[`${group}/${name} ${names.kind}`] = `${group}.${name}.${names.kind}`;
  }
}
const folder = import.meta.dirname;
writeFileSync(join(folder, 'kubernetes.json'), `${JSON.stringify({ kinds, definitions })}\n`);

const spec = JSON.parse(readFileSync(join(compose, 'schema/compose-spec.json'), 'utf8'));
delete spec.$schema;
writeFileSync(join(folder, 'compose.json'), `${JSON.stringify(bare(spec, false))}\n`);
