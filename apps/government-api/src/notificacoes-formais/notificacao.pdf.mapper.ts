import { ROTULO_DE_GRAVIDADE_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { formatCount } from '../documents/count-format.ts';
import { cnpj, verificacaoDe } from '../documents/paper-words.ts';
import type { Block, Letterhead, PdfDocument } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import type { ConteudoDaNotificacao } from './notificacao.rules.ts';

type Impressa = {
  readonly conteudo: ConteudoDaNotificacao;
  readonly hash: string;
  readonly timbre: Letterhead;
  readonly endereco: string | null;
};

/** The paper that the supplier signs and returns. */
export function notificacaoEmPdf(impressa: Impressa): PdfDocument {
  const { conteudo, hash, timbre, endereco } = impressa;
  const { numero, codigo, contrato, contratada } = conteudo;
  const caminho = verificacaoDe(codigo, endereco);
  // The address carries eight bytes of the hash, which the page compares with what is stored.
  const qr = qrOf(`${caminho}?h=${hash.slice(0, 16)}`);
  return {
    title: `Notificação à contratada ${numero}`,
    subtitle: `Contrato ${contrato.numero} · ${contratada.nome}`,
    instant: new Date(conteudo.emitidaEm),
    head: timbre,
    code: codigo,
    corner: qr,
    footer: `${numero} · Código ${codigo}`,
    blocks: [
      ...deQuem(conteudo),
      ...oQue(conteudo),
      { kind: 'heading', text: 'Recebimento pela contratada' },
      { kind: 'paragraph', text: 'Recebi esta notificação e estou ciente do prazo.' },
      {
        kind: 'signatures',
        signatures: [
          { title: contratada.representante ?? 'Representante da contratada', detail: 'Nome, CPF, data e assinatura' },
        ],
      },
      {
        kind: 'code',
        modules: qr,
        description: `Código para conferir esta notificação em ${caminho}`,
        lines: [
          { text: 'Confira esta notificação' },
          { text: codigo, strong: true },
          { text: `Aponte a câmera para o código ao lado ou abra ${caminho}` },
          { text: `SHA-256 desta notificação: ${hash}` },
        ],
      },
    ],
  };
}

function deQuem({ contrato, contratada, lotacao, municipio, uf, ...dela }: ConteudoDaNotificacao): Block[] {
  return [
    {
      kind: 'facts',
      facts: [
        { name: 'Contratada', value: `${contratada.nome}, CNPJ ${cnpj(contratada.cnpj)}` },
        { name: 'Contrato e lote', value: `${contrato.numero}, ${contrato.lote}` },
        { name: 'Processo', value: contrato.processo },
        { name: 'Unidade', value: `${lotacao}, ${municipio}/${uf}` },
        { name: 'Entrega', value: `${porExtenso(dela.data)}, ${dela.refeicao ?? 'pedido inteiro'}` },
        { name: 'Ocorrência', value: dela.ocorrencia },
        { name: 'Gravidade', value: ROTULO_DE_GRAVIDADE_OCORRENCIA[dela.gravidade] },
        ...(dela.clausula ? [{ name: 'Cláusula', value: dela.clausula }] : []),
        { name: 'Fundamento', value: dela.fundamento },
        { name: 'Emitida por', value: `${dela.emitidaPor.nome}, matrícula ${dela.emitidaPor.matricula}` },
        { name: 'Emitida em', value: porExtenso(plainDate(new Date(dela.emitidaEm), FUSO_DA_AGENCIA)) },
      ],
    },
  ];
}

function oQue({ fatos, prazoDias, contratada, fotos }: ConteudoDaNotificacao): Block[] {
  const prazo = formatCount(prazoDias, 'dia útil', 'dias úteis');
  return [
    { kind: 'heading', text: 'Os fatos' },
    { kind: 'paragraph', text: fatos },
    {
      kind: 'paragraph',
      strong: true,
      text: `Fica ${contratada.nome} notificada a responder e a corrigir o que houver no prazo de ${prazo}, contado do recebimento desta notificação, sem prejuízo da glosa e das sanções do contrato.`,
    },
    { kind: 'heading', text: 'Provas' },
    ...(fotos.length
      ? [
          {
            kind: 'paragraph' as const,
            text: `${formatCount(fotos.length, 'foto', 'fotos')}, cada uma com o seu SHA-256:`,
          },
          { kind: 'lines' as const, lines: fotos.map(text => ({ text })) },
        ]
      : [{ kind: 'paragraph' as const, text: 'Esta ocorrência não tem fotos.' }]),
  ];
}
