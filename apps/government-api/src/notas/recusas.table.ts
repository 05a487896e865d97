import type { MotivoIlegivel } from './nfe/strict-xml.ts';

/** Why a file is not read as a note at all. */
export const ILEGIVEIS = {
  ARQUIVO_VAZIO: 'O arquivo está vazio.',
  ARQUIVO_GRANDE: 'O arquivo passa de 1 MB: não é o XML de uma nota.',
  ARQUIVO_SEM_UTF8: 'O arquivo não está em UTF-8, como as notas pedem. Peça ao fornecedor o XML original.',
  ARQUIVO_COM_DOCTYPE: 'O arquivo traz uma declaração de tipo (DOCTYPE) ou de entidade, que uma nota não tem.',
  ARQUIVO_COM_COMENTARIO: 'O arquivo traz um comentário, que uma nota não tem. Peça ao fornecedor o XML original.',
  ARQUIVO_FUNDO: 'O arquivo tem mais partes, umas dentro das outras ou em número, do que uma nota tem.',
  ARQUIVO_MAL_FORMADO: 'O arquivo não é um XML que se possa ler, ou foi cortado. Peça ao fornecedor o XML original.',
} as const satisfies Readonly<Record<MotivoIlegivel, string>>;

/** What was sent, by the name of its root; what is no note of either kind (`nfeProc`, `NFSe`). */
export const OUTROS_DOCUMENTOS: Readonly<Record<string, readonly [codigo: CodigoDeDocumento, sentenca: string]>> = {
  NFe: ['SEM_PROTOCOLO', 'A nota veio sem o protocolo de autorização. Peça ao fornecedor o XML autorizado (nfeProc).'],
  procEventoNFe: ['DOCUMENTO_EVENTO', 'O arquivo é de um evento da nota, como um cancelamento, e não da nota.'],
  CompNfse: [
    'DOCUMENTO_NFSE',
    'O arquivo é de uma NFS-e no padrão antigo da prefeitura. Peça ao fornecedor a NFS-e nacional.',
  ],
  DPS: ['DOCUMENTO_DPS', 'O arquivo é a declaração (DPS), que vem antes da nota. Peça ao fornecedor a NFS-e gerada.'],
  cteProc: ['DOCUMENTO_OUTRO', 'O arquivo é de um conhecimento de transporte, e não de uma nota.'],
};

export type CodigoDeDocumento =
  | 'SEM_PROTOCOLO'
  | 'DOCUMENTO_EVENTO'
  | 'DOCUMENTO_NFSE'
  | 'DOCUMENTO_DPS'
  | 'DOCUMENTO_OUTRO';

export const DOCUMENTO_DESCONHECIDO: readonly [codigo: CodigoDeDocumento, sentenca: string] = [
  'DOCUMENTO_OUTRO',
  'O arquivo não é o XML de uma NF-e nem o de uma NFS-e nacional.',
];

export const FORA_DO_LEIAUTE = 'A nota não segue o leiaute dela: uma parte falta, sobra ou está fora do lugar.';
