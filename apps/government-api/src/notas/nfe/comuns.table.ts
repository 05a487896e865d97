import { cnpj as biblioteca } from 'cpf-cnpj-validator';
import { type Achado, igual, type Linha, mesmoValor, NENHUM, se } from './achados.rules.ts';
import { type Assinatura, digestoConfere, valorConfere } from './assinatura.rules.ts';
import type { Declared } from './canonical-xml.ts';
import { chegaARaiz, valeEm } from './certificado.rules.ts';
import { digitoDaChave } from './chave.rules.ts';
import type { Esperado } from './esperado.ts';
import { cnpjEscrito, dia, instanteDe } from './nota.rules.ts';
import type { Pessoa } from './partes.mapper.ts';
import type { XmlElement } from './strict-xml.ts';

/** What every kind of note has, by whatever names its layout calls it. */
export type Comum = {
  readonly esperado: Esperado;
  readonly nota: {
    readonly id: string;
    readonly chave: string;
    readonly emitente: Pessoa;
    readonly destinatario: Pessoa;
  };
  /** `tpAmb`, wherever it is said. */
  readonly ambientes: readonly string[];
  /** What the key says, null where it has not the form, and what the note says of the same. */
  readonly escritos: Readonly<Record<string, string>> | null;
  readonly devidos: Readonly<Record<string, string>>;
  readonly assinado: XmlElement;
  readonly acima: Declared;
  readonly assinadaEm: string;
  readonly assinaturas: number;
  /** Null where there is none, or it has not the form of the standard. */
  readonly assinatura: Assinatura | null;
  readonly descontosCentavos: number;
  readonly totalCentavos: number;
};

export const comAssinatura =
  <C extends Comum>(achar: (assinatura: Assinatura, conferencia: C) => readonly Achado[]) =>
  (conferencia: C) =>
    conferencia.assinatura ? achar(conferencia.assinatura, conferencia) : NENHUM;

function camposDivergentes({ escritos, devidos }: Comum): readonly Achado[] {
  if (!escritos) return NENHUM;
  return Object.entries(devidos)
    .filter(([campo, devido]) => escritos[campo] !== devido)
    .map(([campo, devido]) => ({
      esperado: `${campo} ${devido.slice(0, 40)}`,
      encontrado: `${campo} ${escritos[campo]}`,
    }));
}

/** Whether a month written in the note is the billing's, or the note came after the definitive term. */
export function mesDivergente(mesDito: string, emitidaEm: string, esperado: Esperado): readonly Achado[] {
  const instante = instanteDe(emitidaEm);
  const doMes = mesDito.slice(0, 7) === esperado.mes;
  const depois = esperado.definitivoEm !== null && instante >= Date.parse(esperado.definitivoEm);
  const [ano = '', mes = ''] = esperado.mes.split('-');
  const desde = esperado.definitivoEm ? ` ou depois de ${dia(esperado.definitivoEm)}` : '';
  return se(Number.isNaN(instante) || !(doMes || depois), {
    esperado: `${mes}/${ano}${desde}`,
    encontrado: dia(mesDito),
  });
}

/** The rows that hold of a note of any kind; each kind's own table says where they stand in it. */
export const COMUNS = {
  AMBIENTE: {
    codigo: 'AMBIENTE',
    sentenca: 'A nota foi emitida no ambiente de testes: não tem valor fiscal.',
    achar: ({ ambientes }) => se(ambientes.some(ambiente => ambiente !== '1')),
  },
  CHAVE_DIGITO: {
    codigo: 'CHAVE_DIGITO',
    sentenca: 'O dígito da chave de acesso está errado.',
    achar: ({ escritos, nota: { chave } }) =>
      se(escritos !== null && digitoDaChave(chave.slice(0, -1)) !== chave.at(-1), {
        esperado: digitoDaChave(chave.slice(0, -1)),
        encontrado: chave.slice(-1),
      }),
  },
  CHAVE_CAMPOS: {
    codigo: 'CHAVE_CAMPOS',
    sentenca: 'A chave de acesso não é a desta nota: os números de que ela é feita são outros.',
    achar: camposDivergentes,
  },
  EMITENTE: {
    codigo: 'EMITENTE',
    sentenca: 'Quem emitiu a nota não é o fornecedor do contrato.',
    achar: ({ nota, esperado }) => igual(cnpjEscrito(esperado.fornecedorCnpj), cnpjEscrito(nota.emitente.cnpj)),
  },
  EMITENTE_CNPJ: {
    codigo: 'EMITENTE_CNPJ',
    sentenca: 'O CNPJ de quem emitiu a nota não existe: os dígitos estão errados.',
    achar: ({ nota: { emitente } }) =>
      se(!biblioteca.isValid(emitente.cnpj), { encontrado: cnpjEscrito(emitente.cnpj) }),
  },
  DESTINATARIO: {
    codigo: 'DESTINATARIO',
    sentenca: 'A nota não foi emitida para o CNPJ da agência.',
    achar: ({ nota, esperado }) => igual(cnpjEscrito(esperado.orgaoCnpj), cnpjEscrito(nota.destinatario.cnpj)),
  },
  ASSINATURA_AUSENTE: {
    codigo: 'ASSINATURA_AUSENTE',
    sentenca: 'A nota não está assinada.',
    achar: ({ assinaturas }) => se(assinaturas === 0),
  },
  ASSINATURA_FORMA: {
    codigo: 'ASSINATURA_FORMA',
    sentenca: 'A assinatura não está na forma que o leiaute pede: uma só, sobre a nota inteira e sobre mais nada.',
    achar: ({ assinaturas, assinatura, nota }) =>
      se(assinaturas > 1 || (assinaturas === 1 && assinatura?.referencia !== `#${nota.id}`)),
  },
  ASSINATURA_DIGESTO: {
    codigo: 'ASSINATURA_DIGESTO',
    sentenca: 'A nota foi mudada depois de assinada.',
    achar: comAssinatura((assinatura, { assinado, acima }) => se(!digestoConfere(assinatura, assinado, acima))),
  },
  ASSINATURA_VALOR: {
    codigo: 'ASSINATURA_VALOR',
    sentenca: 'A assinatura não é do certificado que veio com ela.',
    achar: comAssinatura((assinatura, { acima }) => se(!valorConfere(assinatura, acima))),
  },
  CERTIFICADO_VALIDADE: {
    codigo: 'CERTIFICADO_VALIDADE',
    sentenca: 'O certificado não valia no dia em que a nota foi emitida.',
    achar: comAssinatura(({ certificado }, { assinadaEm }) =>
      se(!valeEm(certificado, instanteDe(assinadaEm)), { encontrado: dia(assinadaEm) }),
    ),
  },
  CERTIFICADO_CADEIA: {
    codigo: 'CERTIFICADO_CADEIA',
    sentenca: 'O certificado não vem de uma autoridade que a agência reconhece.',
    achar: comAssinatura(({ certificado }, { assinadaEm, esperado: { confianca = [] } }) =>
      se(confianca.length > 0 && !chegaARaiz(certificado, confianca, instanteDe(assinadaEm))),
    ),
  },
  DESCONTOS: {
    codigo: 'DESCONTOS',
    sentenca: 'Os descontos da nota não são as glosas e os descontos atestados.',
    achar: ({ esperado, descontosCentavos }) =>
      mesmoValor(esperado.glosasCentavos + esperado.descontosCentavos, descontosCentavos),
  },
  LIQUIDO: {
    codigo: 'LIQUIDO',
    sentenca: 'O valor da nota não é o valor líquido atestado.',
    achar: ({ esperado, totalCentavos }) => mesmoValor(esperado.liquidoCentavos, totalCentavos),
  },
} as const satisfies Readonly<Record<string, Linha<Comum>>>;
