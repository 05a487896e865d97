// What people read of each value of an enumeration, `x-rotulo` of its schema, as TypeScript: one file a slice, because a page loads
// whole files. Pure.

/** Enumerations of which no label is read, and why. */
const UNREAD = [
  [/^Acao/, 'the word on a button is its screen’s'],
  [/^Ordem/, 'the heading of the column says it'],
  [/^(Tipo|Evento)Download$/, 'the file’s title says it'],
  [
    /^(EventoMedicao|EventoPagamento|EventoTermo|OrigemCorrecao|TipoPendenciaMedicao|TipoAlertaMapa|MotivoAtraso)$/,
    'the answer carries a sentence',
  ],
  [/^(CodigoIndicador|UnidadeIndicador|TipoParametro)$/, 'the answer carries its name'],
  [/^(EventoNotificado|TipoExcecao|FaixaAtraso|Completude|SituacaoTela)$/, 'its words are a sentence made of data'],
  [/^(SituacaoFornecedor|SituacaoWebhook|FormaDeEntrada|FiltroResponsavel)$/, 'its words follow what stands beside it'],
  [/^(TipoMudanca|FormatoDaLista|ResultadoDaLinha|Icone)$/, 'nobody reads it'],
];

const isUnread = name => UNREAD.some(([pattern]) => pattern.test(name));
const without = (all, some) => all.filter(one => !some.includes(one));

function faultsOf(name, { enum: values, 'x-rotulo': labels }) {
  if (!labels) {
    return isUnread(name)
      ? []
      : [`${name} has no x-rotulo: say what people read of each value, or why nobody does in UNREAD of labels.mjs`];
  }
  const unsaid = values.filter(value => typeof labels[value] !== 'string' || labels[value].trim() === '');
  return [
    ...unsaid.map(value => `${name} has no label for ${value}: write it in its x-rotulo`),
    ...without(Object.keys(labels), values).map(
      value => `x-rotulo of ${name} names ${value}, which is none of its values`,
    ),
  ];
}

/** The enumerations that have labels, by slice; a value without its label is an error. */
export function labelled(slices) {
  const found = {};
  const faults = [];
  for (const { name, content } of slices) {
    const schemas = Object.entries(content.components?.schemas ?? {}).filter(([, schema]) => schema.enum);
    faults.push(...schemas.flatMap(([schema, each]) => faultsOf(schema, each).map(fault => `${name}: ${fault}`)));
    const shown = schemas.filter(([, schema]) => schema['x-rotulo']);
    if (shown.length) found[name.replace('.yaml', '')] ??= {};
    for (const [schema, each] of shown) found[name.replace('.yaml', '')][schema] = each['x-rotulo'];
  }
  if (faults.length) throw new Error(`People would read a code:\n  ${faults.join('\n  ')}`);
  return found;
}

/** `SituacaoPedido` → `ROTULO_DE_SITUACAO_PEDIDO`. */
export const constantOf = schema => `ROTULO_DE_${schema.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`;

const keyOf = value => (/^\w+$/.test(value) ? value : `'${value}'`);

/** Values stand in the order of x-rotulo, which is the one in which people choose among them. */
function constant([schema, labels]) {
  const rows = Object.entries(labels).map(([value, label]) => `  ${keyOf(value)}: ${JSON.stringify(label)},`);
  return `export const ${constantOf(schema)} = {\n${rows.join('\n')}\n} as const satisfies Record<Schemas['${schema}'], string>;\n`;
}

/** TypeScript by file name. */
export function labelFiles(slices) {
  const head = "import type { components } from '../bff.ts';\n\ntype Schemas = components['schemas'];\n\n";
  return Object.fromEntries(
    Object.entries(labelled(slices)).map(([slice, enumerations]) => [
      `${slice}.ts`,
      head + Object.entries(enumerations).map(constant).join('\n'),
    ]),
  );
}
