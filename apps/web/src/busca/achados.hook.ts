import { useQuery } from '@tanstack/react-query';
import { listarFornecedores } from '../fornecedores/fornecedores.queries.ts';
import { procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { listarPedidos } from '../pedidos/pedidos.queries.ts';
import { formatDay } from '../ui/date.format.ts';
import { useSettled } from '../ui/settled.hook.ts';
import type { Destino } from './destinos.model.ts';

const PEDIDOS = '/modules/monitoramento/acompanhamento';
const LOTACOES = '/modules/manutencao/lotacoes';
const FORNECEDORES = '/modules/manutencao/fornecedor';
const FISCALIZACAO = '/modules/monitoramento/fiscalizacao';

const ESPERA = 200;
const MOSTRADOS = 5;

export function useAchados(digitado: string, abre: (rota: string) => boolean) {
  const busca = useSettled(digitado.trim(), ESPERA);
  const basta = busca.length >= 2;
  const comNumero = /\d{2}/.test(busca);
  const pedidos = useQuery({ ...listarPedidos({ busca, tamanho: MOSTRADOS }), enabled: comNumero && abre(PEDIDOS) });
  const lotacoes = useQuery({ ...procurarLotacoes(busca), enabled: basta && (abre(LOTACOES) || abre(PEDIDOS)) });
  const fornecedores = useQuery({
    ...listarFornecedores({ busca, tamanho: MOSTRADOS }),
    enabled: basta && (abre(FORNECEDORES) || abre(FISCALIZACAO)),
  });
  const daLotacao = (id: number) =>
    abre(LOTACOES) ? `${LOTACOES}?item=${id}` : `${PEDIDOS}?visao=tabela&lotacoes=${id}`;
  const doFornecedor = (id: number) =>
    abre(FORNECEDORES) ? `${FORNECEDORES}?item=${id}` : `${FISCALIZACAO}?visao=fornecedores&fornecedor=${id}`;
  const achados: Destino[] = [
    ...(comNumero ? (pedidos.data?.itens ?? []) : [])
      .slice(0, MOSTRADOS)
      .map(({ id, numero, lotacao, dataRefeicao }) => ({
        grupo: 'Pedidos' as const,
        rotulo: `Pedido ${numero}`,
        detalhe: `${lotacao.nome}, ${formatDay(dataRefeicao)}`,
        rota: `${PEDIDOS}?item=${id}`,
      })),
    ...(basta ? (lotacoes.data?.itens ?? []) : []).slice(0, MOSTRADOS).map(({ id, nome, municipio, uf }) => ({
      grupo: 'Lotações' as const,
      rotulo: nome,
      detalhe: `${municipio}/${uf}`,
      rota: daLotacao(id),
    })),
    ...(basta ? (fornecedores.data?.itens ?? []) : []).slice(0, MOSTRADOS).map(({ id, nomeFantasia, razaoSocial }) => ({
      grupo: 'Fornecedores' as const,
      rotulo: nomeFantasia || razaoSocial,
      detalhe: razaoSocial,
      rota: doFornecedor(id),
    })),
  ];
  const procurando =
    busca !== digitado.trim() || [pedidos, lotacoes, fornecedores].some(({ isFetching }) => isFetching);
  return { achados, procurando };
}
