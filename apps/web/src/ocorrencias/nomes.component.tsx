import { useQuery } from '@tanstack/react-query';
import { obterFiscalizacao } from '../fiscalizacoes/fiscalizacoes.queries.ts';
import { obterFornecedor } from '../fornecedores/fornecedores.queries.ts';
import { obterLotacao } from '../lotacoes/lotacoes.queries.ts';
import { obterPedido } from '../pedidos/pedidos.queries.ts';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { formatDay } from '../ui/date.format.ts';

// An address holds ids; people read numbers, days and names. A dash stands for one this person may not read (another
// unit's, another role's).
type De = { id: number };
const ou = (nome: string | undefined, falhou: boolean) => nome ?? (falhou ? '–' : '…');

export function NomeDoPedido({ id }: De) {
  const { data, isError } = useQuery({ ...obterPedido(id), retry: false });
  return ou(data && `${data.numero}, ${formatDay(data.dataRefeicao)}`, isError);
}

export function NomeDaFiscalizacao({ id }: De) {
  const { data, isError } = useQuery({ ...obterFiscalizacao(id), retry: false });
  return ou(data && `${data.numero}, ${data.refeicao.nome} de ${formatDay(data.data)}`, isError);
}

export function NomeDaRefeicao({ id }: De) {
  const { data, isError } = useQuery(listarTiposAlimentacao());
  return ou(data?.find(refeicao => refeicao.id === id)?.nome, isError || data !== undefined);
}

export function NomeDaLotacao({ id }: De) {
  const { data, isError } = useQuery({ ...obterLotacao(id), retry: false });
  return ou(data?.nome, isError);
}

export function NomeDoFornecedor({ id }: De) {
  const { data, isError } = useQuery({ ...obterFornecedor(id), retry: false });
  return ou(data?.nomeFantasia, isError);
}
