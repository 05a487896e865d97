import { ROTULO_DE_ESTADO_PROGRAMACAO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import type { EstadoProgramacao } from './programacoes.queries.ts';

const numero = (texto: string | null) => (texto && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null);
const estadoEm = (texto: string | null) =>
  texto && Object.hasOwn(ROTULO_DE_ESTADO_PROGRAMACAO, texto) ? (texto as EstadoProgramacao) : undefined;

/** What the address says is open, and the ways to change it. */
export function useEndereco() {
  const [search, setSearch] = useSearchParams();
  const enderecoDe = (mudanca: Record<string, string | null>) => `?${withParams(search, mudanca)}`;
  return {
    lotacaoId: numero(search.get('lotacao')),
    busca: search.get('busca') ?? '',
    estado: estadoEm(search.get('estado')),
    pagina: numero(search.get('pagina')) ?? 1,
    aba: search.get('aba'),
    versaoId: numero(search.get('versao')),
    filtrar: (mudanca: Record<string, string | null>, replace = false) =>
      setSearch(before => withParams(before, mudanca), { replace }),
    enderecoDe,
    enderecoDaUnidade: (id: number | null) =>
      enderecoDe({ versao: null, aba: null, lotacao: id === null ? null : String(id) }),
  };
}

export type Endereco = ReturnType<typeof useEndereco>;
