import type { components } from '@alipen/contracts/generated/government-api';
import { daysBetween } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { cnpjFormatado } from './cnpj.rules.ts';
import type { Fornecedor, LinhaDoArquivo, LinhaFornecedor } from './fornecedores.repository.ts';
import { situacaoAlvara } from './fornecedores.rules.ts';

type Schemas = components['schemas'];
export function toFornecedor(row: Fornecedor, hoje: string): Schemas['Fornecedor'] {
  return {
    id: row.id,
    cnpj: row.cnpj,
    razaoSocial: row.razaoSocial,
    nomeFantasia: row.nomeFantasia,
    representanteLegal: row.representanteLegal,
    prepostoNome: row.prepostoNome,
    prepostoTelefone: row.prepostoTelefone,
    prepostoEmail: row.prepostoEmail,
    nutricionistaNome: row.nutricionistaNome,
    nutricionistaCrn: row.nutricionistaCrn,
    endereco: row.endereco,
    emails: row.emails.map(({ assunto, email }) => ({ assunto, email })),
    alvaraNumero: row.alvaraNumero,
    alvaraValidade: row.alvaraValidade,
    situacaoAlvara: situacaoAlvara(row.alvaraValidade, hoje),
    ativo: row.ativo,
    versao: row.versao,
  };
}

export function toFornecedorResumido(row: LinhaFornecedor, hoje: string): Schemas['FornecedorResumido'] {
  const { aVencerId, aVencerNumero, aVencerFim } = row;
  return {
    id: row.id,
    cnpj: row.cnpj,
    razaoSocial: row.razaoSocial,
    nomeFantasia: row.nomeFantasia,
    contratosVigentes: row.contratosVigentes,
    contratoAVencer:
      aVencerId !== null && aVencerNumero !== null && aVencerFim !== null
        ? { id: aVencerId, numero: aVencerNumero, venceEmDias: daysBetween(hoje, aVencerFim) }
        : null,
    lotacoes: row.lotacoes,
    alvaraValidade: row.alvaraValidade,
    situacaoAlvara: situacaoAlvara(row.alvaraValidade, hoje),
    ativo: row.ativo,
  };
}

export const noHistorico = ({ emails, ...row }: Partial<Fornecedor>): Record<string, unknown> => ({
  ...row,
  ...(emails && { emails: emails.map(({ assunto, email }) => `${assunto}: ${email}`).sort() }),
});

const dia = (data: string | null) => (data ? { data } : null);

export const colunasDoArquivo: readonly ExportColumn<LinhaFornecedor & LinhaDoArquivo>[] = [
  { header: 'CNPJ', value: ({ cnpj }) => cnpjFormatado(cnpj), width: 20 },
  { header: 'Razão social', value: ({ razaoSocial }) => razaoSocial, width: 40 },
  { header: 'Nome fantasia', value: ({ nomeFantasia }) => nomeFantasia, width: 30 },
  { header: 'Contratos vigentes', value: ({ contratosVigentes }) => contratosVigentes },
  { header: 'Contrato a vencer', value: ({ aVencerNumero }) => aVencerNumero },
  { header: 'Vence em', value: ({ aVencerFim }) => dia(aVencerFim), width: 12 },
  { header: 'Lotações atendidas', value: ({ lotacoes }) => lotacoes },
  { header: 'Representante legal', value: ({ representanteLegal }) => representanteLegal, width: 30 },
  { header: 'Preposto', value: ({ prepostoNome }) => prepostoNome, width: 30 },
  { header: 'Telefone do preposto', value: ({ prepostoTelefone }) => prepostoTelefone, width: 18 },
  { header: 'E-mail do preposto', value: ({ prepostoEmail }) => prepostoEmail, width: 30 },
  { header: 'Nutricionista', value: ({ nutricionistaNome }) => nutricionistaNome, width: 30 },
  { header: 'CRN', value: ({ nutricionistaCrn }) => nutricionistaCrn },
  { header: 'Endereço', value: ({ endereco }) => endereco, width: 40 },
  { header: 'Alvará', value: ({ alvaraNumero }) => alvaraNumero },
  { header: 'Validade do alvará', value: ({ alvaraValidade }) => dia(alvaraValidade), width: 12 },
  { header: 'Situação', value: ({ ativo }) => (ativo ? 'Ativo' : 'Inativo') },
];
