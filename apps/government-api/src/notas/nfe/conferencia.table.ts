import { igual, type Linha, mesmoValor, NENHUM, se, somaDe } from './achados.rules.ts';
import { cnpjDoCertificado } from './certificado.rules.ts';
import { COMUNS, type Comum, comAssinatura, mesDivergente } from './comuns.table.ts';
import { brutoDe } from './esperado.ts';
import type { Partilha } from './itens.rules.ts';
import type { NotaLida } from './leiaute.mapper.ts';
import { cnpjEscrito, somaDoTotal } from './nota.rules.ts';
import { produtoEmCentavos, reais } from './numeros.rules.ts';

export type Conferencia = Comum & { readonly nota: NotaLida; readonly partilha: Partilha };

const doItem = (numero: string, descricao: string) => `item ${numero}, ${descricao.slice(0, 120)}`;

/** 100: authorised; 150: authorised late (MOC, annex of codes). Denials (110, 301, 302, 303) and cancellations are neither. */
const AUTORIZADA = ['100', '150'];
const CANCELADA_NO_PROTOCOLO = ['101', '151', '155'];
const EVENTOS_DE_CANCELAMENTO = ['110111', '110112'];

/** Everything that must hold of a note, in the order in which a person reads what does not. */
export const CONFERENCIA = [
  {
    codigo: 'VERSAO',
    sentenca: 'A nota não é da versão 4.00 do leiaute.',
    achar: ({ nota }) =>
      se(
        nota.versoes.some(cada => cada !== '4.00'),
        { esperado: '4.00', encontrado: nota.versoes.join(', ').slice(0, 60) },
      ),
  },
  {
    codigo: 'MODELO',
    sentenca: 'A nota não é uma NF-e, modelo 55.',
    achar: ({ nota }) => igual('55', nota.ide.mod),
  },
  {
    codigo: 'FINALIDADE',
    sentenca: 'A nota não é de venda: é de ajuste, complemento, devolução ou entrada.',
    achar: ({ nota: { ide } }) =>
      se(ide.finNFe !== '1' || ide.tpNF !== '1', { encontrado: `finalidade ${ide.finNFe}, tipo ${ide.tpNF}` }),
  },
  COMUNS.AMBIENTE,
  {
    codigo: 'CHAVE_FORMA',
    sentenca: 'A chave de acesso não tem as 44 posições de uma chave.',
    achar: ({ nota, escritos }) =>
      se(escritos === null || nota.id !== `NFe${nota.chave}`, { encontrado: nota.id.slice(0, 60) }),
  },
  COMUNS.CHAVE_DIGITO,
  COMUNS.CHAVE_CAMPOS,
  COMUNS.EMITENTE,
  COMUNS.EMITENTE_CNPJ,
  COMUNS.DESTINATARIO,
  {
    codigo: 'MES',
    sentenca: 'A nota não foi emitida no mês da medição nem depois do recebimento definitivo.',
    achar: ({ nota: { ide }, esperado }) => mesDivergente(ide.dhEmi, ide.dhEmi, esperado),
  },
  {
    codigo: 'AUTORIZACAO',
    sentenca: 'A Secretaria da Fazenda não autorizou esta nota.',
    achar: ({ nota: { protocolo } }) =>
      se(!AUTORIZADA.includes(protocolo.cStat), { esperado: '100', encontrado: protocolo.cStat.slice(0, 20) }),
  },
  {
    codigo: 'CANCELADA',
    sentenca: 'A nota foi cancelada.',
    achar: ({ nota }) =>
      se(
        CANCELADA_NO_PROTOCOLO.includes(nota.protocolo.cStat) ||
          nota.eventos.some(tipo => EVENTOS_DE_CANCELAMENTO.includes(tipo)),
      ),
  },
  {
    codigo: 'PROTOCOLO_CHAVE',
    sentenca: 'O protocolo de autorização é de outra nota.',
    achar: ({ nota }) => igual(nota.chave.slice(0, 60), nota.protocolo.chNFe.slice(0, 60)),
  },
  {
    codigo: 'PROTOCOLO_DIGESTO',
    sentenca: 'O conteúdo da nota não é o que a Secretaria da Fazenda autorizou.',
    achar: comAssinatura<Conferencia>(({ digesto }, { nota }) =>
      igual(nota.protocolo.digVal.slice(0, 60), digesto.toString('base64')),
    ),
  },
  COMUNS.ASSINATURA_AUSENTE,
  COMUNS.ASSINATURA_FORMA,
  COMUNS.ASSINATURA_DIGESTO,
  COMUNS.ASSINATURA_VALOR,
  {
    codigo: 'CERTIFICADO_TITULAR',
    sentenca: 'O certificado que assinou não é de quem emitiu a nota.',
    achar: comAssinatura(({ certificado }, { nota }) => {
      const titular = cnpjDoCertificado(certificado);
      const raiz = nota.emitente.cnpj.slice(0, 8);
      return se(titular?.slice(0, 8) !== raiz, {
        esperado: `raiz ${raiz}`,
        encontrado: titular ? cnpjEscrito(titular) : 'sem CNPJ',
      });
    }),
  },
  COMUNS.CERTIFICADO_VALIDADE,
  COMUNS.CERTIFICADO_CADEIA,
  {
    codigo: 'ITEM_PRECO',
    sentenca: 'Um item não tem o preço do contrato.',
    achar: ({ partilha }) =>
      partilha.foraDoContrato
        .filter(({ falta }) => falta === 'PRECO')
        .map(({ item, esperado }) => ({
          esperado: esperado || 'nenhuma refeição atestada',
          encontrado: `${doItem(item.numero, item.descricao)}: ${item.precoEscrito}`,
        })),
  },
  {
    codigo: 'ITEM_REFEICAO',
    sentenca: 'Mais de uma refeição tem o preço de um item, e a descrição dele não diz qual é.',
    achar: ({ partilha }) =>
      partilha.foraDoContrato
        .filter(({ falta }) => falta === 'REFEICAO')
        .map(({ item, esperado }) => ({
          esperado: `o nome da refeição de ${esperado}`,
          encontrado: doItem(item.numero, item.descricao),
        })),
  },
  {
    codigo: 'ITEM_FRACAO',
    sentenca: 'Um item não cobra um número inteiro de refeições.',
    achar: ({ partilha }) =>
      partilha.quebrados.map(({ numero, descricao, quantidadeEscrita }) => ({
        encontrado: `${doItem(numero, descricao)}: ${quantidadeEscrita}`,
      })),
  },
  {
    codigo: 'ITEM_QUANTIDADE',
    sentenca: 'A nota não cobra de uma refeição a quantidade atestada.',
    achar: ({ partilha }) =>
      partilha.linhas
        .filter(({ quantidade, cobradas }) => quantidade !== cobradas)
        .map(({ descricao, precoCentavos, quantidade, cobradas }) => ({
          esperado: `${descricao}, ${reais(precoCentavos)}: ${quantidade}`,
          encontrado: String(cobradas),
        })),
  },
  {
    codigo: 'ITEM_PRODUTO',
    sentenca: 'O valor de um item não é a quantidade vezes o preço.',
    achar: ({ nota }) =>
      nota.itens.flatMap(({ numero, descricao, quantidade, preco, totalCentavos }) =>
        mesmoValor(produtoEmCentavos(quantidade, preco), totalCentavos).map(({ esperado, encontrado }) => ({
          esperado: `${doItem(numero, descricao)}: ${esperado}`,
          encontrado: encontrado ?? '',
        })),
      ),
  },
  {
    codigo: 'ITEM_FORA_DO_TOTAL',
    sentenca: 'Um item não entra no total da nota.',
    achar: ({ nota }) =>
      nota.itens
        .filter(({ noTotal }) => !noTotal)
        .map(({ numero, descricao }) => ({ encontrado: doItem(numero, descricao) })),
  },
  {
    codigo: 'SOMA_PRODUTOS',
    sentenca: 'O total dos produtos não é a soma dos itens.',
    achar: ({ nota }) =>
      mesmoValor(
        somaDe(nota.itens, ({ totalCentavos }) => totalCentavos),
        nota.totais.vProd,
      ),
  },
  {
    codigo: 'SOMA_DESCONTOS',
    sentenca: 'O total dos descontos não é a soma dos descontos dos itens.',
    achar: ({ nota }) =>
      mesmoValor(
        somaDe(nota.itens, ({ descontoCentavos }) => descontoCentavos),
        nota.totais.vDesc,
      ),
  },
  {
    codigo: 'SOMA_TOTAL',
    sentenca: 'O valor da nota não é o dos produtos menos os descontos.',
    achar: ({ nota: { totais } }) =>
      somaDoTotal(totais).includes(totais.vNF) ? NENHUM : mesmoValor(somaDoTotal(totais)[0] ?? 0, totais.vNF),
  },
  {
    codigo: 'BRUTO',
    sentenca: 'O total dos produtos não é o valor bruto atestado.',
    achar: ({ nota, esperado }) => mesmoValor(brutoDe(esperado), nota.totais.vProd),
  },
  COMUNS.DESCONTOS,
  COMUNS.LIQUIDO,
] as const satisfies readonly Linha<Conferencia>[];
