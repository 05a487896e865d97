import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leaveSession } from '../app/session.flow.ts';
import { ProblemError } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { obterMeuAcessoControle } from './acessos-controle.queries.ts';
import './faixa.css';

const TERMINADO = 'controle-externo-terminado';

/** The steady line over every screen of external control; once any call says that the access ended, that sentence in its place. */
export function FaixaDoControle() {
  const client = useQueryClient();
  const { data } = useQuery(obterMeuAcessoControle());
  const [fim, setFim] = useState<string | null>(null);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (error instanceof ProblemError && error.is(TERMINADO)) setFim(error.message);
      }),
    [client],
  );
  const prazo = data ? `, até ${formatDay(data.ate)}` : '';
  const onde = data?.lotacao ? ` em ${data.lotacao.nome}` : '';
  return (
    <div className="controle-faixa">
      {fim ? (
        <Notice tone="perigo" action={<Button onClick={() => leaveSession()}>Sair</Button>}>
          {fim}
        </Notice>
      ) : (
        <Notice tone="info">
          Controle externo: só leitura{onde}
          {prazo}; toda leitura é registrada.
        </Notice>
      )}
    </div>
  );
}
