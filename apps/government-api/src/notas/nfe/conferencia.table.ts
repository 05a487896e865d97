import { cnpj as biblioteca } from 'cpf-cnpj-validator';
import { type Assinatura, digestoConfere, valorConfere } from './assinatura.rules.ts';
import { chegaARaiz, cnpjDoCertificado, valeEm } from './certificado.rules.ts';
import { CAMPOS_DA_CHAVE, camposDaChave, digitoDaChave } from './chave.rules.ts';
import type { Esperado } from './esperado.ts';
import type { Partilha } from './itens.rules.ts';
import type { Leiaute, NotaLida } from './leiaute.mapper.ts';
import { cnpjEscrito, dia, instanteDe, somaDoTotal } from './nota.rules.ts';
import { produtoEmCentavos, reais } from './numeros.rules.ts';

export type Conferencia = {
  readonly nota: NotaLida;
  readonly esperado: Esperado;
  readonly infNFe: Leiaute['infNFe'];
  readonly assinaturas: number;
  /** Null where there is none, or it has not the form of the standard. */
  readonly assinatura: Assinatura | null;
  readonly partilha: Partilha;
};
export type Achado = { readonly esperado?: string; readonly encontrado?: string };
type Linha = {
  readonly codigo: string;
  readonly sentenca: string;
  readonly achar: (conferencia: Conferencia) => readonly Achado[];
};

const NENHUM: readonly Achado[] = [];
const se = (divergente: boolean, achado: Achado = {}): readonly Achado[] => (divergente ? [achado] : NENHUM);
const igual = (esperado: string, encontrado: string) => se(esperado !== encontrado, { esperado, encontrado });
const mesmoValor = (esperado: number, encontrado: number) =>
  se(esperado !== encontrado, { esperado: reais(esperado), encontrado: reais(encontrado) });
const somaDe = <T>(lista: readonly T[], valor: (cada: T) => number) =>
  lista.reduce((soma, cada) => soma + valor(cada), 0);
const doItem = (numero: string, descricao: string) => `item ${numero}, ${descricao.slice(0, 120)}`;

/** 100: authorised; 150: authorised late (MOC, annex of codes). Denials (110, 301, 302, 303) and cancellations are neither. */
const AUTORIZADA = ['100', '150'];
const CANCELADA_NO_PROTOCOLO = ['101', '151', '155'];
const EVENTOS_DE_CANCELAMENTO = ['110111', '110112'];

const brutoDe = ({ itens }: Esperado) => somaDe(itens, ({ quantidade, precoCentavos }) => quantidade * precoCentavos);

function camposDivergentes({ nota }: Conferencia): readonly Achado[] {
  const escritos = camposDaChave(nota.chave);
  const { ide } = nota;
  if (!escritos) return NENHUM;
  const daNota = {
    ...{ cUF: ide.cUF, AAMM: ide.dhEmi.slice(2, 4) + ide.dhEmi.slice(5, 7), CNPJ: nota.emitente.cnpj, mod: ide.mod },
    ...{
      serie: ide.serie.padStart(3, '0'),
      nNF: ide.nNF.padStart(9, '0'),
      tpEmis: ide.tpEmis,
      cNF: ide.cNF,
      cDV: ide.cDV,
    },
  };
  return CAMPOS_DA_CHAVE.filter(campo => escritos[campo] !== daNota[campo]).map(campo => ({
    esperado: `${campo} ${daNota[campo].slice(0, 40)}`,
    encontrado: `${campo} ${escritos[campo]}`,
  }));
}

function mesDivergente({ nota, esperado }: Conferencia): readonly Achado[] {
  const instante = instanteDe(nota.ide.dhEmi);
  const doMes = nota.ide.dhEmi.slice(0, 7) === esperado.mes;
  const depois = esperado.definitivoEm !== null && instante >= Date.parse(esperado.definitivoEm);
  const [ano = '', mes = ''] = esperado.mes.split('-');
  const desde = esperado.definitivoEm ? ` ou depois de ${dia(esperado.definitivoEm)}` : '';
  return se(Number.isNaN(instante) || !(doMes || depois), {
    esperado: `${mes}/${ano}${desde}`,
    encontrado: dia(nota.ide.dhEmi),
  });
}

const comAssinatura =
  (achar: (assinatura: Assinatura, conferencia: Conferencia) => readonly Achado[]) => (conferencia: Conferencia) =>
    conferencia.assinatura ? achar(conferencia.assinatura, conferencia) : NENHUM;

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
  {
    codigo: 'AMBIENTE',
    sentenca: 'A nota foi emitida no ambiente de testes: não tem valor fiscal.',
    achar: ({ nota }) => se(nota.ide.tpAmb !== '1' || nota.protocolo.tpAmb !== '1'),
  },
  {
    codigo: 'CHAVE_FORMA',
    sentenca: 'A chave de acesso não tem as 44 posições de uma chave.',
    achar: ({ nota }) =>
      se(camposDaChave(nota.chave) === null || nota.id !== `NFe${nota.chave}`, { encontrado: nota.id.slice(0, 60) }),
  },
  {
    codigo: 'CHAVE_DIGITO',
    sentenca: 'O dígito da chave de acesso está errado.',
    achar: ({ nota: { chave } }) =>
      se(camposDaChave(chave) !== null && digitoDaChave(chave.slice(0, -1)) !== chave.at(-1), {
        esperado: digitoDaChave(chave.slice(0, -1)),
        encontrado: chave.slice(-1),
      }),
  },
  {
    codigo: 'CHAVE_CAMPOS',
    sentenca: 'A chave de acesso não é a desta nota: os números de que ela é feita são outros.',
    achar: camposDivergentes,
  },
  {
    codigo: 'EMITENTE',
    sentenca: 'Quem emitiu a nota não é o fornecedor do contrato.',
    achar: ({ nota, esperado }) => igual(cnpjEscrito(esperado.fornecedorCnpj), cnpjEscrito(nota.emitente.cnpj)),
  },
  {
    codigo: 'EMITENTE_CNPJ',
    sentenca: 'O CNPJ de quem emitiu a nota não existe: os dígitos estão errados.',
    achar: ({ nota: { emitente } }) =>
      se(!biblioteca.isValid(emitente.cnpj), { encontrado: cnpjEscrito(emitente.cnpj) }),
  },
  {
    codigo: 'DESTINATARIO',
    sentenca: 'A nota não foi emitida para o CNPJ da agência.',
    achar: ({ nota, esperado }) => igual(cnpjEscrito(esperado.orgaoCnpj), cnpjEscrito(nota.destinatario.cnpj)),
  },
  {
    codigo: 'MES',
    sentenca: 'A nota não foi emitida no mês da medição nem depois do recebimento definitivo.',
    achar: mesDivergente,
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
    achar: comAssinatura(({ digesto }, { nota }) =>
      igual(nota.protocolo.digVal.slice(0, 60), digesto.toString('base64')),
    ),
  },
  {
    codigo: 'ASSINATURA_AUSENTE',
    sentenca: 'A nota não está assinada.',
    achar: ({ assinaturas }) => se(assinaturas === 0),
  },
  {
    codigo: 'ASSINATURA_FORMA',
    sentenca: 'A assinatura não está na forma que a NF-e pede: uma só, sobre a nota inteira e sobre mais nada.',
    achar: ({ assinaturas, assinatura, nota }) =>
      se(assinaturas > 1 || (assinaturas === 1 && assinatura?.referencia !== `#${nota.id}`)),
  },
  {
    codigo: 'ASSINATURA_DIGESTO',
    sentenca: 'A nota foi mudada depois de assinada.',
    achar: comAssinatura((assinatura, { infNFe }) => se(!digestoConfere(assinatura, infNFe))),
  },
  {
    codigo: 'ASSINATURA_VALOR',
    sentenca: 'A assinatura não é do certificado que veio com ela.',
    achar: comAssinatura(assinatura => se(!valorConfere(assinatura))),
  },
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
  {
    codigo: 'CERTIFICADO_VALIDADE',
    sentenca: 'O certificado não valia no dia em que a nota foi emitida.',
    achar: comAssinatura(({ certificado }, { nota }) =>
      se(!valeEm(certificado, instanteDe(nota.ide.dhEmi)), { encontrado: dia(nota.ide.dhEmi) }),
    ),
  },
  {
    codigo: 'CERTIFICADO_CADEIA',
    sentenca: 'O certificado não vem de uma autoridade que a agência reconhece.',
    achar: comAssinatura(({ certificado }, { nota, esperado: { confianca = [] } }) =>
      se(confianca.length > 0 && !chegaARaiz(certificado, confianca, instanteDe(nota.ide.dhEmi))),
    ),
  },
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
  {
    codigo: 'DESCONTOS',
    sentenca: 'Os descontos da nota não são as glosas e os descontos atestados.',
    achar: ({ nota, esperado }) => mesmoValor(esperado.glosasCentavos + esperado.descontosCentavos, nota.totais.vDesc),
  },
  {
    codigo: 'LIQUIDO',
    sentenca: 'O valor da nota não é o valor líquido atestado.',
    achar: ({ nota, esperado }) => mesmoValor(esperado.liquidoCentavos, nota.totais.vNF),
  },
] as const satisfies readonly Linha[];
