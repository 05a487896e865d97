// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_NOTA = {
  CONFERE: "Confere",
  RECUSADA: "Não confere",
  SUPERADA: "Superada",
} as const satisfies Record<Schemas['SituacaoNota'], string>;

export const ROTULO_DE_CODIGO_DIVERGENCIA = {
  ARQUIVO_VAZIO: "Arquivo",
  ARQUIVO_GRANDE: "Arquivo",
  ARQUIVO_SEM_UTF8: "Arquivo",
  ARQUIVO_COM_DOCTYPE: "Arquivo",
  ARQUIVO_COM_COMENTARIO: "Arquivo",
  ARQUIVO_FUNDO: "Arquivo",
  ARQUIVO_MAL_FORMADO: "Arquivo",
  SEM_PROTOCOLO: "Documento",
  DOCUMENTO_EVENTO: "Documento",
  DOCUMENTO_NFSE: "Documento",
  DOCUMENTO_DPS: "Documento",
  DOCUMENTO_OUTRO: "Documento",
  LEIAUTE: "Leiaute",
  VERSAO: "Versão",
  MODELO: "Modelo",
  FINALIDADE: "Finalidade",
  AMBIENTE: "Ambiente",
  CHAVE_FORMA: "Chave de acesso",
  CHAVE_DIGITO: "Chave de acesso",
  CHAVE_CAMPOS: "Chave de acesso",
  EMITENTE: "Emitente",
  EMITENTE_CNPJ: "Emitente",
  PRESTADOR: "Prestador",
  DECLARACAO: "Declaração (DPS)",
  DESTINATARIO: "Destinatário",
  MES: "Data",
  AUTORIZACAO: "Autorização",
  CANCELADA: "Cancelamento",
  PROTOCOLO_CHAVE: "Protocolo",
  PROTOCOLO_DIGESTO: "Protocolo",
  ASSINATURA_AUSENTE: "Assinatura",
  ASSINATURA_FORMA: "Assinatura",
  ASSINATURA_DIGESTO: "Assinatura",
  ASSINATURA_VALOR: "Assinatura",
  CERTIFICADO_TITULAR: "Certificado",
  CERTIFICADO_VALIDADE: "Certificado",
  CERTIFICADO_CADEIA: "Certificado",
  ITEM_PRECO: "Preço de um item",
  ITEM_REFEICAO: "Refeição de um item",
  ITEM_FRACAO: "Quantidade de um item",
  ITEM_QUANTIDADE: "Quantidade",
  ITEM_PRODUTO: "Valor de um item",
  ITEM_FORA_DO_TOTAL: "Item fora do total",
  SOMA_PRODUTOS: "Soma dos itens",
  SOMA_DESCONTOS: "Soma dos descontos",
  SOMA_TOTAL: "Soma da nota",
  DESCONTO_CONDICIONADO: "Desconto condicionado",
  RETENCOES: "Retenções",
  A_PAGAR: "Valor a pagar",
  BRUTO: "Valor bruto",
  DESCONTOS: "Glosas e descontos",
  LIQUIDO: "Valor líquido",
} as const satisfies Record<Schemas['CodigoDivergencia'], string>;

export const ROTULO_DE_CODIGO_RETENCAO = {
  vIRRF: "Imposto de renda",
  vRetPIS: "PIS",
  vRetCOFINS: "Cofins",
  vRetCSLL: "CSLL",
  vRetPrev: "Previdência",
  vRetSociais: "CSLL, PIS e Cofins",
  vISSQN: "ISS",
} as const satisfies Record<Schemas['CodigoRetencao'], string>;

export const ROTULO_DE_ESPECIE_DA_NOTA = {
  NFE: "NF-e",
  NFSE: "NFS-e",
} as const satisfies Record<Schemas['EspecieDaNota'], string>;
