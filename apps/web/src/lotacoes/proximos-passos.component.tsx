import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '../ui/notice.component.tsx';
import { listarLotacoes } from './lotacoes.queries.ts';

const PASSOS = {
  SEM_CONTRATO: {
    texto: 'dizer que contrato a atende',
    rota: () => '/modules/manutencao/fornecedor',
  },
  SEM_PROGRAMACAO: {
    texto: 'montar a programação da semana',
    rota: (id: number) => `/modules/manutencao/programacaoUnidade?lotacao=${id}`,
  },
  SEM_EFETIVO: {
    texto: 'informar quantas pessoas há nela',
    rota: (id: number) => `/modules/manutencao/efetivoDiario?lotacaoId=${id}`,
  },
} as const;

export function ProximosPassos({ id, codigo }: { id: number; codigo: string }) {
  const { data } = useQuery(listarLotacoes({ busca: codigo, tamanho: 20 }));
  const pendencias = data?.itens.find(lotacao => lotacao.id === id)?.pendencias ?? [];
  if (pendencias.length === 0) return null;
  return (
    <Notice tone="aviso">
      Para esta unidade pedir refeições, falta{' '}
      {pendencias.map((pendencia, i) => (
        <span key={pendencia}>
          {i > 0 && (i === pendencias.length - 1 ? ' e ' : ', ')}
          <Link to={PASSOS[pendencia].rota(id)}>{PASSOS[pendencia].texto}</Link>
        </span>
      ))}
      .
    </Notice>
  );
}
