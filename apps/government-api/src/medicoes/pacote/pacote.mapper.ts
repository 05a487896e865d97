import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { ROTULO_DE_RESULTADO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import type { Provas } from '../../livro/livro.service.ts';
import type { NotaDoDossie, PagamentoDoDossie, TermoDoDossie } from '../dossie/dossie.repository.ts';
import type { ConteudoDoAtesto } from '../registro/atesto.rules.ts';
import type { DiaDoPacote, EntregaDoPacote, FiscalizacaoDoPacote, PedidoDoPacote } from './pacote.repository.ts';

type Schemas = components['schemas'];

/** Every node of the ledger's tree once, in base64: a leaf's path names them by their place. */
type LivroDoPacote = {
  readonly selo: string | null;
  readonly chave: string | null;
  readonly nos: readonly string[];
  readonly folhas: readonly { readonly texto: string; readonly indice: number | null; readonly prova: number[] }[];
};

export const rotulosDoPacote = {
  papel: ROTULO_DE_PAPEL_ASSINATURA,
  resultado: ROTULO_DE_RESULTADO_FISCALIZACAO,
  tipo: ROTULO_DE_TIPO_PEDIDO,
};

/** What the page is given: data alone, which it checks by itself. Amounts are centavos, the marks of inspections hundredths. */
export type Pacote = {
  readonly formato: 'alipen-pacote/1';
  readonly geradoEm: string;
  readonly orgao: readonly string[];
  readonly endereco: string | null;
  readonly medicao: {
    readonly id: number;
    readonly contrato: Schemas['ContratoDaMedicao'];
    readonly mes: string;
    readonly totais: Schemas['TotaisMedicao'];
    readonly unidades: readonly Schemas['UnidadeMedicao'][];
  };
  readonly atesto: {
    readonly conteudo: ConteudoDoAtesto;
    readonly anterior: string;
    readonly hash: string;
    readonly versao: number;
  } | null;
  readonly dias: readonly DiaDoPacote[];
  readonly pedidos: readonly PedidoDoPacote[];
  readonly entregas: readonly EntregaDoPacote[];
  readonly fiscalizacoes: readonly FiscalizacaoDoPacote[];
  readonly termos: readonly TermoDoDossie[];
  readonly nota: NotaDoDossie | null;
  readonly pagamentos: readonly PagamentoDoDossie[];
  readonly livro: LivroDoPacote;
  readonly rotulos: typeof rotulosDoPacote;
};

export function livroDoPacote({ selo, chave, folhas }: Provas): LivroDoPacote {
  const lugares = new Map<string, number>();
  const lugarDe = (hash: Buffer): number => {
    const no = hash.toString('base64');
    const lugar = lugares.get(no) ?? lugares.size;
    lugares.set(no, lugar);
    return lugar;
  };
  const escritas = folhas.map(({ texto, indice, prova }) => ({ texto, indice, prova: prova.map(lugarDe) }));
  return { selo, chave, nos: [...lugares.keys()], folhas: escritas };
}

/** The page (`paginas/pacote`) and, in the order in which they need each other, its modules. */
export type Pagina = { readonly html: string; readonly css: string; readonly modulos: readonly string[] };

const IMPORTACAO = /^import [^;]*;\n/gm;

/** A page from `file://` may load no module beside it, so all of them are one. */
const emUm = (modulos: readonly string[]): string =>
  modulos.map(modulo => modulo.replaceAll(IMPORTACAO, '').replaceAll(/^export /gm, '')).join('\n');

/** `</script>` in a text of somebody would end the data. */
const dadosNoHtml = (pacote: Pacote): string => JSON.stringify(pacote).replaceAll('<', '\\u003c');

/** One file that opens from a folder. Its own CSP forbids it every address. */
export function pacoteEmHtml(pacote: Pacote, { html, css, modulos }: Pagina): string {
  const partes = [
    ['/* pacote.css */', css],
    ['import "./tela.mjs";', emUm(modulos)],
    ['{ "formato": "" }', dadosNoHtml(pacote)],
  ] as const;
  return partes.reduce((escrita, [marca, parte]) => escrita.replace(marca, () => parte), html);
}
