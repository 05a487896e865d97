import document from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import type { components } from '@alipen/contracts/generated/government-api';
import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { porExtenso } from '../clock/zoned-time.ts';
import type { LinhaLeitura } from './leituras.repository.ts';

type Schemas = components['schemas'];
type Parametros = Readonly<Record<string, string>>;

/** What each parameter that names a record is called; one that is not here stands as it is. */
const REGISTROS: Readonly<Record<string, string>> = {
  auditoriaId: 'auditoria',
  codigo: 'código',
  contratoId: 'contrato',
  fiscalizacaoId: 'fiscalização',
  formularioId: 'formulário',
  fornecedorId: 'fornecedor',
  indicador: 'indicador',
  medicaoId: 'medição',
  notaId: 'nota',
  ocorrenciaId: 'ocorrência',
  anexoId: 'anexo',
  pedidoId: 'pedido',
  termoId: 'termo',
  testemunhaId: 'testemunha',
  arquivo: 'foto',
  caminho: 'foto',
  busca: 'busca',
  situacao: 'situação',
};

/** Said by itself, beside the rest. */
const DITOS = new Set(['lotacaoId', 'data', 'mes', 'de', 'ate', 'pagina', 'tamanho', 'ordem', 'formato']);

type Descrita = { summary?: string };
const descrita = ({ path, method }: Operation): Descrita =>
  (document.paths as unknown as Record<string, Record<string, Descrita>>)[path]?.[method.toLowerCase()] ?? {};

const resumos = new Map(
  Object.values<Operation>(operations).map(operation => [operation.operationId, descrita(operation).summary]),
);

const dia = (texto: string): string => (/^\d{4}-\d{2}(-\d{2})?$/.test(texto) ? porExtenso(texto) : texto);

function quandoDe({ data, mes, de, ate }: Parametros): string | null {
  const um = data ?? mes;
  if (um !== undefined) return dia(um).slice(0, 60);
  if (de === undefined && ate === undefined) return null;
  return `${de === undefined ? '' : `de ${dia(de)} `}${ate === undefined ? '' : `até ${dia(ate)}`}`.trim().slice(0, 60);
}

function sobreDe(parametros: Parametros): string | null {
  const ditos = Object.entries(parametros)
    .filter(([nome]) => !DITOS.has(nome))
    .map(([nome, valor]) => `${REGISTROS[nome] ?? nome} ${valor}`);
  return ditos.length ? ditos.join(', ').slice(0, 2000) : null;
}

export function toLeitura({ em, parametros, ...linha }: LinhaLeitura): Schemas['LeituraControle'] {
  return {
    sequencia: linha.sequencia,
    em: new Date(em).toISOString(),
    operacao: linha.operacao,
    oQue: resumos.get(linha.operacao) ?? linha.operacao,
    sobre: sobreDe(parametros),
    lotacao: linha.lotacao,
    quando: quandoDe(parametros),
    status: linha.status,
    requisicao: linha.requisicao,
  };
}
