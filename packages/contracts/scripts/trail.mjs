// What people read of the trail, `x-historico` of its slice, as TypeScript. Pure.
import { labelled } from './labels.mjs';
import { operacoes } from './openapi.mjs';

/** Writes that leave no row in the trail, or one without a person's act in it. */
const UNTOLD = new Set([
  'registrarEventosDeAcesso',
  'manterPresenca',
  'marcarDownloadLido',
  'marcarNotificacoesLidas',
  'marcarNotificacaoLida',
  'emitirCodigoDaTela',
  'abrirSessaoDaTela',
  'simularVigenciaTipo',
  'preverFormulario',
  'pedirCadastroDeChave',
  'pedirAssinaturaPorChave',
  'pedirEntradaComChave',
  'conferirArquivo',
  'iniciarAssinaturaGovbr',
  'receberAutorizacaoGovbr',
]);

const NAMES = {
  atos: 'ROTULO_DE_ATO',
  objetos: 'ROTULO_DE_OBJETO',
  campos: 'ROTULO_DE_CAMPO',
  valores: 'ROTULOS_DE_VALOR',
};

const WORDS = 'Readonly<Record<string, string>>';

/** A value's words are those of an enumeration, under the field's name or, where tables differ, `table.field`. */
function valuesOf(named, enumerations) {
  const unknown = Object.values(named).filter(schema => !enumerations[schema]);
  if (unknown.length) throw new Error(`x-historico names enumerations without labels: ${unknown.join(', ')}`);
  return Object.fromEntries(Object.entries(named).map(([field, schema]) => [field, enumerations[schema]]));
}

/** The tables of words; a write of the document without its word is an error. */
export function trailOf(slices, document) {
  const { atos, objetos, campos, valores } = slices.find(({ content }) => content['x-historico']).content[
    'x-historico'
  ];
  const writes = operacoes(document).filter(({ method }) => method !== 'get');
  const untold = writes.map(({ operation }) => operation.operationId).filter(id => !atos[id] && !UNTOLD.has(id));
  if (untold.length) {
    throw new Error(`People would read a code: say in atos of x-historico what was done by ${untold.join(', ')}`);
  }
  return { atos, objetos, campos, valores: valuesOf(valores, Object.assign({}, ...Object.values(labelled(slices)))) };
}

export const trailFile = (slices, document) =>
  Object.entries(trailOf(slices, document))
    .map(([table, words]) => {
      const type = table === 'valores' ? `Readonly<Record<string, ${WORDS}>>` : WORDS;
      return `export const ${NAMES[table]}: ${type} = ${JSON.stringify(words, null, 2)};\n`;
    })
    .join('\n');
