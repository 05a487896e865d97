import {
  campos,
  centavos,
  exigido,
  exigirLugares,
  type Lugares,
  type Pessoa,
  pessoa,
  somente,
  talvez,
  texto,
  um,
} from '../nfe/partes.mapper.ts';
import type { XmlElement } from '../nfe/strict-xml.ts';

const LUGARES: Lugares = {
  namespace: 'http://www.sped.fazenda.gov.br/nfse',
  identificados: ['infNFSe', 'infDPS'],
  assinados: ['NFSe', 'DPS'],
  unicos: { NFSe: '', infNFSe: 'NFSe', DPS: 'NFSe/infNFSe', infDPS: 'NFSe/infNFSe/DPS' },
};
const CAMPOS_DA_NOTA = ['nNFSe', 'ambGer', 'cStat', 'dhProc'] as const;
const CAMPOS_DA_DECLARACAO = ['tpAmb', 'dhEmi', 'serie', 'nDPS', 'dCompet', 'tpEmit', 'cLocEmi'] as const;
const RETIDOS = ['vRetCP', 'vRetIRRF', 'vRetCSLL'] as const;

export type ServicoLido = {
  readonly versoes: readonly string[];
  readonly id: string;
  readonly chave: string;
  readonly inf: Readonly<Record<(typeof CAMPOS_DA_NOTA)[number], string>>;
  readonly emitente: Pessoa;
  /** What the supplier declared, and the note was generated from. */
  readonly dps: Readonly<Record<(typeof CAMPOS_DA_DECLARACAO)[number], string>> & { readonly id: string };
  readonly prestador: Pessoa;
  /** The taker. */
  readonly destinatario: Pessoa;
  readonly descricao: string;
  readonly informacoes: string;
  /** `finNFSe`, which only the layout 1.01 has; empty: not said. */
  readonly finalidade: string;
  /** All in centavos. */
  readonly valores: {
    readonly vServ: number;
    readonly vDescIncond: number;
    readonly vDescCond: number;
    readonly vLiq: number;
    readonly vISSQN: number;
    /** Null: the note does not say it. */
    readonly vTotalRet: number | null;
    readonly vPis: number;
    readonly vCofins: number;
  } & Readonly<Record<(typeof RETIDOS)[number], number>>;
  readonly tpRetISSQN: string;
  readonly tpRetPisCofins: string;
};
export type LeiauteDoServico = {
  readonly infNFSe: XmlElement;
  readonly assinaturas: readonly XmlElement[];
  readonly nota: ServicoLido;
};

function valoresDe(infNFSe: XmlElement, declarados: XmlElement): ServicoLido['valores'] {
  const apurados = exigido(infNFSe, 'valores');
  for (const [pai, nome] of [[apurados, 'vLiq'] as const, [declarados, 'vServPrest/vServ'] as const])
    exigido(pai, nome);
  const federais = (nome: string) => centavos(declarados, `trib/tribFed/${nome}`);
  return {
    vServ: centavos(declarados, 'vServPrest/vServ'),
    vDescIncond: centavos(declarados, 'vDescCondIncond/vDescIncond'),
    vDescCond: centavos(declarados, 'vDescCondIncond/vDescCond'),
    vLiq: centavos(apurados, 'vLiq'),
    vISSQN: centavos(apurados, 'vISSQN'),
    vTotalRet: um(apurados, 'vTotalRet') ? centavos(apurados, 'vTotalRet') : null,
    ...{ vPis: federais('piscofins/vPis'), vCofins: federais('piscofins/vCofins') },
    ...{ vRetCP: federais('vRetCP'), vRetIRRF: federais('vRetIRRF'), vRetCSLL: federais('vRetCSLL') },
  };
}

/** `NFSe` of the national layout, 1.00 and 1.01. Throws `ForaDoLeiaute`. */
export function lerLeiaute(raiz: XmlElement): LeiauteDoServico {
  exigirLugares(raiz, LUGARES);
  const assinaturas = somente(raiz, ['infNFSe', 'Signature']).filter(({ name }) => name === 'Signature');
  const infNFSe = exigido(raiz, 'infNFSe');
  const dps = exigido(infNFSe, 'DPS');
  somente(dps, ['infDPS', 'Signature']);
  const infDPS = exigido(dps, 'infDPS');
  // One at the most; it is the supplier's, and who generated the note has checked it.
  um(dps, 'Signature');
  const declarados = exigido(infDPS, 'valores');
  const id = infNFSe.attributes.get('Id') ?? '';
  const nota: ServicoLido = {
    versoes: [raiz, dps].map(({ attributes }) => attributes.get('versao') ?? ''),
    id,
    chave: id.replace(/^NFS/, ''),
    inf: campos(infNFSe, CAMPOS_DA_NOTA),
    emitente: pessoa(um(infNFSe, 'emit')),
    dps: { ...campos(infDPS, CAMPOS_DA_DECLARACAO), id: infDPS.attributes.get('Id') ?? '' },
    prestador: pessoa(um(infDPS, 'prest')),
    destinatario: pessoa(um(infDPS, 'toma')),
    descricao: texto(infDPS, 'serv/cServ/xDescServ'),
    informacoes: talvez(infDPS, 'serv/infoCompl/xInfComp'),
    finalidade: talvez(infDPS, 'IBSCBS/finNFSe'),
    valores: valoresDe(infNFSe, declarados),
    tpRetISSQN: talvez(declarados, 'trib/tribMun/tpRetISSQN'),
    tpRetPisCofins: talvez(declarados, 'trib/tribFed/piscofins/tpRetPisCofins'),
  };
  return { infNFSe, assinaturas, nota };
}
