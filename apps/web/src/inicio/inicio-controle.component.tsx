import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { obterMeuAcessoControle } from '../acessos-controle/acessos-controle.queries.ts';
import { usePerson } from '../app/person.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { IndicadoresDaSemana } from './indicadores-da-semana.component.tsx';
import './inicio-controle.css';

/** Whose access is of one unit does not read what is of a whole contract. */
const DO_CONTRATO = new Set([
  '/modules/relatorios/medicoes',
  '/modules/relatorios/pagamentos',
  '/modules/relatorios/auditorias',
]);

const FRASES: Readonly<Record<string, string>> = {
  '/modules/relatorios/medicoes': 'O que se pagou em cada mês, com notas, termos e o pacote que abre sem servidor.',
  '/modules/relatorios/pagamentos': 'A ordem em que se pagou, por fonte do recurso.',
  '/modules/relatorios/mapaDiarioDeAlimentacao': 'Quantas refeições em cada dia e lotação, e por que cada número.',
  '/modules/relatorios/fechamentos': 'Os mapas fechados e assinados, e as versões deles.',
  '/modules/relatorios/auditorias': 'As conferências por sorteio, com o limite de risco.',
  '/modules/monitoramento/acompanhamento': 'Cada pedido, com o que chegou e o que se conferiu.',
  '/modules/fiscalizacao/fiscalizacoesRealizadas': 'As fiscalizações feitas, com as fotos.',
  '/modules/fiscalizacao/ocorrencias': 'O que deu errado, e o que a empresa respondeu.',
  '/modules/monitoramento/indicadores': 'O desempenho de cada período, ao lado do anterior.',
};

/** The home of external control: what the access is, and the way from what was paid down to the meal. */
export function InicioControle() {
  const { menu } = usePerson();
  const acesso = useQuery(obterMeuAcessoControle());
  return (
    <div className="inicio-colunas">
      <Card className="inicio-bloco">
        <h2>O seu acesso</h2>
        <QueryState query={acesso} skeletonHeight={220}>
          {({ instituicao, documento, ate, lotacao }) => (
            <>
              <p>
                {instituicao}, {documento}. Até {formatDay(ate)},{' '}
                {lotacao ? `só em ${lotacao.nome}` : 'em todas as lotações'}.
              </p>
              <ul className="inicio-telas-controle">
                {menu.secoes
                  .flatMap(({ itens }) => itens)
                  .filter(({ rota }) => !lotacao || !DO_CONTRATO.has(rota))
                  .map(({ rota, rotulo }) => (
                    <li key={rota}>
                      <Link to={rota}>{rotulo}</Link>
                      <span className="quieto">{FRASES[rota]}</span>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </QueryState>
      </Card>
      <IndicadoresDaSemana />
    </div>
  );
}
