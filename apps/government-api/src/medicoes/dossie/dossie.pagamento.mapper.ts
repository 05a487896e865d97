import { ROTULO_DE_CODIGO_RETENCAO, ROTULO_DE_ESPECIE_DA_NOTA } from '@alipen/contracts/generated/rotulos/notas';
import { ROTULO_DE_SITUACAO_PAGAMENTO } from '@alipen/contracts/generated/rotulos/pagamentos';
import { ROTULO_DE_SITUACAO_TERMO, ROTULO_DE_TIPO_TERMO } from '@alipen/contracts/generated/rotulos/termos';
import { FUSO_DA_AGENCIA, plainDate } from '../../clock/clock.ts';
import { porExtenso } from '../../clock/zoned-time.ts';
import { reais } from '../../documents/paper-words.ts';
import type { Block, Table } from '../../documents/pdf-document.ts';
import type { NotaDoDossie, PagamentoDoDossie, TermoDoDossie } from './dossie.repository.ts';

/** What comes after the attestation. */
export type UltimaMilha = {
  readonly termos: readonly TermoDoDossie[];
  readonly nota: NotaDoDossie | undefined;
  readonly pagamentos: readonly PagamentoDoDossie[];
};

const paragrafo = (text: string): Block => ({ kind: 'paragraph', text });

const tabelaDosTermos = (termos: readonly TermoDoDossie[]): Table => ({
  kind: 'table',
  summary: 'Os termos de recebimento, com a situação de cada um e quem assinou',
  columns: [
    { header: 'Termo', share: 1.6 },
    { header: 'Recebimento', share: 1.2 },
    { header: 'Situação', share: 1 },
    { header: 'Quem assinou', share: 3 },
    { header: 'Código', share: 2.6 },
  ],
  rows: termos.map(({ numero, tipo, situacao, assinaturas, codigo }) => ({
    cells: [
      numero,
      ROTULO_DE_TIPO_TERMO[tipo],
      ROTULO_DE_SITUACAO_TERMO[situacao],
      assinaturas.join('; ') || 'ninguém',
      codigo,
    ],
  })),
});

function daNota({ nota, sha256, enviadaEm }: NotaDoDossie): Block[] {
  const retencoes = nota.retencoes.map(
    ({ codigo, centavos }) => `${ROTULO_DE_CODIGO_RETENCAO[codigo]} ${reais(centavos)}`,
  );
  return [
    {
      kind: 'facts',
      facts: [
        { name: 'Nota', value: `${ROTULO_DE_ESPECIE_DA_NOTA[nota.especie]} ${nota.numero}, série ${nota.serie}` },
        { name: 'Valor, conferido ao centavo', value: reais(nota.totalCentavos) },
        { name: 'Chegou em', value: porExtenso(plainDate(new Date(enviadaEm), FUSO_DA_AGENCIA)) },
        { name: 'Protocolo', value: nota.protocolo || 'nenhum' },
        { name: 'Retenções que declara', value: retencoes.join('; ') || 'nenhuma' },
      ],
    },
    {
      kind: 'lines',
      lines: [{ text: `Chave de acesso: ${nota.chave}` }, { text: `SHA-256 do XML: ${sha256}` }],
    },
  ];
}

const ato = (documento: string | null, dia: string | null): string =>
  documento && dia ? `${documento}, ${porExtenso(dia)}` : 'ainda não';

const tabelaDosPagamentos = (pagamentos: readonly PagamentoDoDossie[]): Table => ({
  kind: 'table',
  summary: 'O que se paga da medição, por fonte, com a liquidação e a ordem bancária',
  columns: [
    { header: 'Fonte', share: 1.6 },
    { header: 'Situação', share: 1.2 },
    { header: 'Valor', share: 1.2, number: true },
    { header: 'Retido', share: 1.2, number: true },
    { header: 'Liquidação', share: 2.2 },
    { header: 'Ordem bancária', share: 2.2 },
  ],
  rows: pagamentos.map(({ fonte, situacao, valor, retido, liquidado, liquidadoEm, pago, pagoEm }) => ({
    cells: [
      fonte || 'Sem fonte informada',
      ROTULO_DE_SITUACAO_PAGAMENTO[situacao],
      reais(valor),
      retido === null ? '–' : reais(retido),
      ato(liquidado, liquidadoEm),
      ato(pago, pagoEm),
    ],
  })),
});

export const daUltimaMilha = ({ termos, nota, pagamentos }: UltimaMilha): Block[] => [
  termos.length ? tabelaDosTermos(termos) : paragrafo('Nenhum termo de recebimento foi emitido.'),
  ...(nota ? daNota(nota) : [paragrafo('Ainda não há nota fiscal que confere com o atesto em vigor.')]),
  pagamentos.length ? tabelaDosPagamentos(pagamentos) : paragrafo('Nada está na fila de pagamento.'),
];
