import { igual, type Linha, mesmoValor, se } from '../nfe/achados.rules.ts';
import { cnpjDoCertificado } from '../nfe/certificado.rules.ts';
import { COMUNS, type Comum, comAssinatura, mesDivergente } from '../nfe/comuns.table.ts';
import { brutoDe } from '../nfe/esperado.ts';
import { cnpjEscrito } from '../nfe/nota.rules.ts';
import type { ServicoLido } from './leiaute.mapper.ts';
import { retidoDoServico, totalDoServico } from './servico.rules.ts';

export type ConferenciaDoServico = Comum & { readonly nota: ServicoLido };

const VERSOES = ['1.00', '1.01'];
/**
 * What `cStat` says of a note that was generated (layout, `TStat`): a usual one, one in place of another, by decision of a judge, for who is
 * not registered, of an MEI. 108 and 109 are notes of credit and debit. A cancellation is another document, and is never told here.
 */
const GERADAS = ['100', '101', '102', '103', '107'];
const PRESTADOR_EMITE = '1';

/** `DPS`, city, kind of inscription, inscription, series in 5 places and number in 15 (layout, `infDPS/@Id`). */
const idDaDeclaracao = ({ dps, prestador }: ServicoLido) =>
  `DPS${dps.cLocEmi}2${prestador.cnpj}${dps.serie.padStart(5, '0')}${dps.nDPS.padStart(15, '0')}`;

/** Everything that must hold of an NFS-e of the national layout, in the order in which a person reads what does not. */
export const CONFERENCIA_DO_SERVICO = [
  {
    codigo: 'VERSAO',
    sentenca: 'A NFS-e não é da versão 1.00 nem da 1.01 do leiaute nacional.',
    achar: ({ nota }) =>
      se(
        nota.versoes.some(cada => !VERSOES.includes(cada)),
        { esperado: VERSOES.join(' ou '), encontrado: nota.versoes.join(', ').slice(0, 60) },
      ),
  },
  {
    codigo: 'FINALIDADE',
    sentenca: 'A nota não é regular: é de crédito ou de débito.',
    achar: ({ nota: { finalidade } }) =>
      se(finalidade !== '' && finalidade !== '0', { encontrado: `finalidade ${finalidade.slice(0, 20)}` }),
  },
  COMUNS.AMBIENTE,
  {
    codigo: 'CHAVE_FORMA',
    sentenca: 'A chave de acesso não tem as 50 posições de uma chave de NFS-e.',
    achar: ({ nota, escritos }) =>
      se(escritos === null || nota.id !== `NFS${nota.chave}`, { encontrado: nota.id.slice(0, 60) }),
  },
  COMUNS.CHAVE_DIGITO,
  COMUNS.CHAVE_CAMPOS,
  COMUNS.EMITENTE,
  COMUNS.EMITENTE_CNPJ,
  {
    codigo: 'PRESTADOR',
    sentenca: 'Quem prestou o serviço, na declaração, não é quem emitiu a nota.',
    achar: ({ nota: { emitente, prestador, dps } }) =>
      se(emitente.cnpj !== prestador.cnpj || dps.tpEmit !== PRESTADOR_EMITE, {
        esperado: cnpjEscrito(emitente.cnpj),
        encontrado: cnpjEscrito(prestador.cnpj),
      }),
  },
  {
    codigo: 'DECLARACAO',
    sentenca: 'A declaração (DPS) que veio na nota é de outra nota.',
    achar: ({ nota }) => igual(idDaDeclaracao(nota).slice(0, 60), nota.dps.id.slice(0, 60)),
  },
  COMUNS.DESTINATARIO,
  {
    codigo: 'MES',
    sentenca: 'A competência da nota não é o mês da medição, nem a nota foi emitida depois do recebimento definitivo.',
    achar: ({ nota: { dps }, esperado }) => mesDivergente(dps.dCompet, dps.dhEmi, esperado),
  },
  {
    codigo: 'AUTORIZACAO',
    sentenca: 'A NFS-e não foi gerada pela prefeitura nem pela Sefin Nacional.',
    achar: ({ nota: { inf } }) =>
      se(!GERADAS.includes(inf.cStat), { esperado: '100', encontrado: inf.cStat.slice(0, 20) }),
  },
  COMUNS.ASSINATURA_AUSENTE,
  COMUNS.ASSINATURA_FORMA,
  COMUNS.ASSINATURA_DIGESTO,
  COMUNS.ASSINATURA_VALOR,
  {
    codigo: 'CERTIFICADO_TITULAR',
    sentenca: 'Quem assinou a nota foi o próprio fornecedor: quem assina é a prefeitura ou a Sefin Nacional.',
    achar: comAssinatura(({ certificado }, { nota: { emitente } }) => {
      const titular = cnpjDoCertificado(certificado);
      return se(titular?.slice(0, 8) === emitente.cnpj.slice(0, 8), { encontrado: cnpjEscrito(titular ?? '') });
    }),
  },
  COMUNS.CERTIFICADO_VALIDADE,
  COMUNS.CERTIFICADO_CADEIA,
  {
    codigo: 'DESCONTO_CONDICIONADO',
    sentenca: 'A nota traz um desconto que depende de uma condição: o que se atestou não depende de nenhuma.',
    achar: ({ nota: { valores } }) => mesmoValor(0, valores.vDescCond),
  },
  {
    codigo: 'RETENCOES',
    sentenca: 'O total das retenções não é a soma dos impostos que a nota diz retidos.',
    achar: ({ nota }) => mesmoValor(retidoDoServico(nota), nota.valores.vTotalRet ?? retidoDoServico(nota)),
  },
  {
    codigo: 'A_PAGAR',
    sentenca: 'O valor a pagar não é o do serviço menos os descontos e as retenções.',
    achar: ({ nota }) =>
      mesmoValor(totalDoServico(nota) - (nota.valores.vTotalRet ?? retidoDoServico(nota)), nota.valores.vLiq),
  },
  {
    codigo: 'BRUTO',
    sentenca: 'O valor do serviço não é o valor bruto atestado.',
    achar: ({ nota, esperado }) => mesmoValor(brutoDe(esperado), nota.valores.vServ),
  },
  COMUNS.DESCONTOS,
  COMUNS.LIQUIDO,
] as const satisfies readonly Linha<ConferenciaDoServico>[];
