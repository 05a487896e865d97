import { ROTULO_DE_MOTIVO_SOBRA } from '@alipen/contracts/generated/rotulos/sobras';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Card } from '../ui/card.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { emKg, frasesDaConta, percentualDe, porRefeicaoDe } from './sobra.model.ts';
import { type Conta, resumirSobras } from './sobras.queries.ts';
import './sobras.css';

interface Props {
  titulo: string;
  de: string;
  ate: string;
  lotacaoId?: number | undefined;
  uf?: NonNullable<Parameters<typeof resumirSobras>[0]['uf']> | undefined;
  /** Where the days are opened of which it is made; absent where this person does not see them. */
  dias?: ((indicador: 'SOBRAS' | 'PESO_DAS_SOBRAS') => string) | undefined;
}

/** Leftovers of a month or of a period, meal by meal. */
export function SobrasDoPeriodo({ titulo, dias, ...recorte }: Props) {
  const { de, ate, lotacaoId, uf } = recorte;
  const resumo = useQuery(resumirSobras({ de, ate, ...(lotacaoId && { lotacaoId }), ...(uf && { uf }) }));
  return (
    <Card className="sobras-periodo" aria-labelledby="sobras-do-periodo">
      <h2 id="sobras-do-periodo">{titulo}</h2>
      <QueryState query={resumo} skeletonHeight={160}>
        {({ total, refeicoes, motivos }) => {
          const frase = frasesDaConta(total);
          if (!frase) return <p className="quieto">Ninguém registrou sobras neste período.</p>;
          return (
            <>
              <p>
                <strong>{frase}</strong>, do que foi recebido onde se mediu. As sobras não mudam o que se paga.
              </p>
              <ScrollRegion className="sobras-rolagem" label={`${titulo}, por refeição`}>
                <Table className="sobras-tabela">
                  <thead>
                    <tr>
                      <th scope="col">Refeição</th>
                      <th scope="col">Sobraram</th>
                      <th scope="col">Do recebido</th>
                      <th scope="col">Peso</th>
                      <th scope="col">Por refeição</th>
                      <th scope="col">Registradas</th>
                    </tr>
                  </thead>
                  <tbody>
                    {refeicoes.map(({ tipoAlimentacaoId, refeicao, conta }) => (
                      <Linha key={tipoAlimentacaoId} nome={refeicao} conta={conta} />
                    ))}
                    <Linha nome="Total" conta={total} />
                  </tbody>
                </Table>
              </ScrollRegion>
              {motivos.length > 0 && (
                <p className="quieto">
                  Motivos:{' '}
                  {motivos
                    .map(({ motivo, registros }) => `${ROTULO_DE_MOTIVO_SOBRA[motivo].toLowerCase()} (${registros})`)
                    .join(', ')}
                  .
                </p>
              )}
              {dias && (
                <p>
                  <Link to={dias(total.recebidasContadas > 0 ? 'SOBRAS' : 'PESO_DAS_SOBRAS')}>
                    Os dias de que é feito
                  </Link>
                </p>
              )}
            </>
          );
        }}
      </QueryState>
    </Card>
  );
}

const Linha = ({ nome, conta }: { nome: string; conta: Conta }) => (
  <tr>
    <th scope="row">{nome}</th>
    <td>{conta.recebidasContadas > 0 ? formatInteger(conta.refeicoes) : '—'}</td>
    <td>{percentualDe(conta)}</td>
    <td>{conta.recebidasPesadas > 0 ? emKg(conta.gramas) : '—'}</td>
    <td>{porRefeicaoDe(conta)}</td>
    <td>
      {formatInteger(conta.registradas)} de {formatInteger(conta.entregas)}
    </td>
  </tr>
);
