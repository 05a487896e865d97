import type { Field, Section, Values } from '../record/record.model.ts';
import type { Contrato } from './fornecedores.queries.ts';

/** `outros`: the contracts that this one may succeed. */
export const secoesDoContrato = (outros: readonly Contrato[]): Section[] => [
  {
    fields: [
      {
        key: 'numero',
        label: 'Número',
        kind: 'text',
        maxLength: 40,
        required: true,
        width: 'third',
        hint: 'Como 012/2027.',
      },
      { key: 'processo', label: 'Processo', kind: 'text', maxLength: 60, width: 'third' },
      { key: 'lote', label: 'Lote', kind: 'text', maxLength: 60, width: 'third' },
      { key: 'vigenciaInicio', label: 'Vale de', kind: 'date', required: true, width: 'third' },
      { key: 'vigenciaFim', label: 'Até', kind: 'date', required: true, width: 'third', hint: 'O último dia vale.' },
      { key: 'valorTotalCentavos', label: 'Valor total (R$)', kind: 'money', width: 'third' },
      {
        key: 'contratoAnteriorId',
        label: 'Sucede o contrato',
        kind: 'select',
        empty: 'Nenhum',
        options: outros.map(({ id, numero, fornecedor }) => ({ value: id, label: `${numero} · ${fornecedor}` })),
      },
    ],
  },
];

export const NOVO_CONTRATO: Values = {
  numero: null,
  processo: null,
  lote: null,
  vigenciaInicio: null,
  vigenciaFim: null,
  valorTotalCentavos: null,
  contratoAnteriorId: null,
};

const nomeado = (key: string, label: string): Field => ({ key, label, kind: 'text', maxLength: 500 });

export const SO_NO_HISTORICO: Field[] = [
  nomeado('fornecedor', 'Fornecedor'),
  nomeado('encerradoEm', 'Último dia'),
  nomeado('lotacoes', 'Lotações'),
  nomeado('atendidasDe', 'Atendidas de'),
  nomeado('atendidasAte', 'Atendidas até'),
  nomeado('transferidasPara', 'Transferidas para o contrato'),
  nomeado('transferidasDe', 'Recebidas do contrato'),
  nomeado('aPartirDe', 'A partir de'),
];
