// Which errors an operation may answer: most follow from what it is, `x-recusas` names the others. Pure.
import { operacoes, resolver } from './openapi.mjs';

/** Of each error the answer that describes it and, in the government API, which operations have it without saying so. */
const RECUSAS = {
  400: { answer: 'Invalida', when: ({ body }) => body },
  401: { answer: 'NaoAutenticado', when: ({ open }) => !open },
  403: { answer: 'NaoPermitido', when: ({ open }) => !open },
  404: { answer: 'NaoEncontrado', when: ({ inPath }) => inPath },
  409: { answer: 'Conflito' },
  412: { answer: 'VersaoVencida', when: ({ version }) => version },
  413: { answer: 'CorpoGrande', when: ({ body }) => body },
  415: { answer: 'TipoNaoAceito', when: ({ body }) => body },
  422: { answer: 'RegraNaoAtendida', when: ({ body, inPath, inQuery }) => body || inPath || inQuery },
  428: { answer: 'PrecondicaoAusente', when: ({ version }) => version },
  429: { answer: 'MuitasTentativas' },
  500: { answer: 'FalhaNoServidor', when: () => true },
  502: { answer: 'ServidorIndisponivel' },
  503: { answer: 'Indisponivel' },
  504: { answer: 'ServidorLento' },
  507: { answer: 'ArmazenamentoCheio' },
};

const refOf = status => ({ $ref: `#/components/responses/${RECUSAS[status].answer}` });

function traits(document, { path, item, operation }) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolver(document));
  return {
    open: operation['x-autoridades']?.includes('PUBLICO'),
    body: Boolean(operation.requestBody),
    inPath: path.includes('{'),
    inQuery: parameters.some(parameter => parameter.in === 'query'),
    version: parameters.some(parameter => parameter.name?.toLowerCase() === 'if-match'),
  };
}

/** The document with every operation's errors written out. What follows by itself may not be said again. */
export function withRefusals(document, rules = RECUSAS) {
  const whole = structuredClone(document);
  for (const found of operacoes(whole)) {
    const { operation } = found;
    const known = traits(whole, found);
    const byRule = Object.keys(rules).filter(status => rules[status].when?.(known));
    const said = (operation['x-recusas'] ?? []).map(String);
    const where = `${found.method.toUpperCase()} ${found.path}: x-recusas`;
    for (const status of said) {
      if (!RECUSAS[status]) throw new Error(`${where} names ${status}, which no answer describes`);
      if (byRule.includes(status)) throw new Error(`${where} names ${status}, which it has by itself`);
    }
    for (const status of [...byRule, ...said]) operation.responses[status] ??= refOf(status);
    delete operation['x-recusas'];
  }
  return whole;
}

/** The gateway's own operations say each of theirs. */
export const SAID_ONLY = {};

/** What the gateway itself may answer on a relayed call, beyond what the government API declares. */
const OF_THE_GATEWAY = [400, 401, 403, 404, 409, 412, 422, 429, 502, 503, 504];

export const gatewayRefusals = () => Object.fromEntries(OF_THE_GATEWAY.map(status => [status, refOf(status)]));
