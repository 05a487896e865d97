import document from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import type { components } from '@alipen/contracts/generated/government-api';
import { type Operation, operations } from '@alipen/contracts/generated/operations';
import type { Autoridade } from '../auth/pessoa.ts';

type EscopoDeConta = components['schemas']['EscopoDeConta'];

/** Path prefixes that stay with people, and why. */
const DE_PESSOAS: Readonly<Record<string, string>> = {
  '/ms-alipen/contas-servico': 'an account must not make or widen accounts',
  '/ms-alipen/webhooks': 'nor send what happens somewhere else',
  '/ms-alipen/usuarios': 'who may sign in is decided by a person',
  '/ms-alipen/acessos-controle': 'from outside too',
  '/ms-alipen/meu-acesso-controle': "a person's own",
  '/ms-alipen/assinaturas-govbr': 'and a person signs by their own account',
  '/ms-alipen/telas': 'a screen is approved by who stands before it',
  '/ms-alipen/parametros': 'the rules themselves',
  '/ms-alipen/historico': 'the audit trail names people',
  '/ms-alipen/acessos': 'so does the trail of access',
  '/ms-alipen/visoes': "a person's own",
  '/ms-alipen/notificacoes': "a person's own",
  '/ms-alipen/presencas': 'who is at a screen now',
  '/ms-alipen/downloads': "a person's own",
  '/ms-alipen/minhas-sessoes': 'a system does not sign in as a person does',
  '/ms-alipen/minha-senha': 'nor has a password',
  '/ms-alipen/minhas-chaves': 'nor a hand to touch a key',
  '/ms-alipen/chaves-pessoais': 'whose a key is, is confirmed by a person',
  '/ms-alipen/ao-vivo': 'open screens; systems have webhooks',
  '/ms-alipen/painel': 'walls and people',
};

/** Signatures and verdicts belong to a person, whatever the path. */
const ASSINATURAS: ReadonlySet<string> = new Set([
  'assinarDia',
  'assinarTermo',
  'recusarTermo',
  'devolverPapelAssinado',
  'pedirAssinaturaPorChave',
  'assinarComChave',
  'fecharDia',
  'fecharMes',
  'reabrirDia',
  'enviarMedicao',
  'aprovarMedicao',
  'atestarMedicao',
  'decidirDesconto',
  'concluirFiscalizacao',
  'retificarFiscalizacao',
  'reabrirFiscalizacao',
  'registrarCiencia',
]);

const PERFIS: readonly string[] = ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'];

const dePessoas = (path: string): boolean =>
  Object.keys(DE_PESSOAS).some(inicio => path === inicio || path.startsWith(`${inicio}/`));

const podeSerEscopo = ({ operationId, path, autoridades, classe }: Operation): boolean =>
  path.startsWith('/ms-alipen/') &&
  classe !== 'eventos' &&
  !autoridades.includes('PUBLICO') &&
  !ASSINATURAS.has(operationId) &&
  !dePessoas(path);

type Descrita = { summary?: string; tags?: string[] };
const descrita = ({ path, method }: Operation): Descrita =>
  (document.paths as unknown as Record<string, Record<string, Descrita>>)[path]?.[method.toLowerCase()] ?? {};

/** Every operation an account may be given, as a manager chooses it: from the contract, so a new one is here by itself. */
export const escopos: ReadonlyMap<string, EscopoDeConta> = new Map(
  Object.values<Operation>(operations)
    .filter(podeSerEscopo)
    .map(operation => [
      operation.operationId,
      {
        operacao: operation.operationId,
        resumo: descrita(operation).summary ?? operation.operationId,
        assunto: descrita(operation).tags?.[0] ?? 'outras',
        escreve: operation.method !== 'GET',
        autoridades: operation.autoridades.filter(nome => PERFIS.includes(nome)) as Autoridade[],
      },
    ]),
);
