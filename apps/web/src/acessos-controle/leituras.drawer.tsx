import { ROTULO_DE_ATO_ACESSO_CONTROLE } from '@alipen/contracts/generated/rotulos/acessos-controle';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import {
  type Acesso,
  conferirLeiturasControle,
  type Leitura,
  listarLeiturasControle,
  PATH,
  POR_PAGINA,
} from './acessos-controle.queries.ts';

const RESPOSTA_BOA = 400;

export default function LeiturasDrawer({ acesso, sair }: { acesso: Acesso; sair: () => void }) {
  const [pagina, setPagina] = useState(1);
  const leituras = useQuery({ ...listarLeiturasControle(acesso.id, pagina), placeholderData: keepPreviousData });
  const baixar = useMutation({
    mutationFn: () => download(`${PATH}/${acesso.id}/leituras/exportacao`, { formato: 'csv' }),
  });
  return (
    <Drawer title={`O que ${acesso.nome} leu`} close={sair} width={760}>
      <div className="controle-leituras">
        {baixar.error && <Notice tone="perigo">{sentenceOf(baixar.error)}</Notice>}
        <Conferencia acessoId={acesso.id} />
        <div>
          <Button disabled={baixar.isPending} onClick={() => baixar.mutate()}>
            Baixar em CSV
          </Button>
        </div>
        <QueryState query={leituras} skeletonHeight={320}>
          {({ itens, total }) =>
            total === 0 ? (
              <p className="quieto">Nada foi lido ainda por este acesso.</p>
            ) : (
              <>
                <ol className="controle-lista">
                  {itens.map(leitura => (
                    <Lida key={leitura.sequencia} leitura={leitura} />
                  ))}
                </ol>
                <Paginas pagina={pagina} total={total} ir={setPagina} />
              </>
            )
          }
        </QueryState>
        <Atos atos={acesso.atos} />
      </div>
    </Drawer>
  );
}

function Conferencia({ acessoId }: { acessoId: number }) {
  const query = useQuery(conferirLeiturasControle(acessoId));
  return (
    <QueryState query={query} skeletonHeight={56}>
      {({ leituras, integra, falha }) =>
        integra ? (
          <Notice tone="ok">
            {leituras === 0
              ? 'A lista começa na primeira leitura; cada uma será ligada à anterior.'
              : `A cadeia confere: ${formatCount(leituras, 'leitura registrada', 'leituras registradas')}, nenhuma mudada, tirada ou posta no meio.`}
          </Notice>
        ) : (
          <Notice tone="perigo">A cadeia não confere: {falha}</Notice>
        )
      }
    </QueryState>
  );
}

const Lida = ({ leitura: { em, oQue, lotacao, quando, sobre, status } }: { leitura: Leitura }) => (
  <li>
    <time className="quieto" dateTime={em}>
      {formatInstant(em)}
    </time>
    <span>
      {oQue}
      <small className="quieto">
        {[lotacao, quando, sobre, status >= RESPOSTA_BOA && `recusada (${status})`].filter(Boolean).join(' · ')}
      </small>
    </span>
  </li>
);

function Paginas({ pagina, total, ir }: { pagina: number; total: number; ir: (pagina: number) => void }) {
  const ultima = Math.ceil(total / POR_PAGINA);
  if (ultima <= 1) return null;
  return (
    <nav className="controle-paginas" aria-label="Páginas das leituras">
      <Button disabled={pagina === 1} onClick={() => ir(pagina - 1)}>
        Mais novas
      </Button>
      <span>
        Página {formatInteger(pagina)} de {formatInteger(ultima)}
      </span>
      <Button disabled={pagina === ultima} onClick={() => ir(pagina + 1)}>
        Mais antigas
      </Button>
    </nav>
  );
}

const Atos = ({ atos }: Pick<Acesso, 'atos'>) => (
  <section aria-label="Atos do acesso">
    <h3>O acesso</h3>
    <ul className="controle-atos">
      {atos.map(({ ato, em, por, documento, ate, motivo }) => (
        <li key={em}>
          {ROTULO_DE_ATO_ACESSO_CONTROLE[ato]} em {formatInstant(em)}, por {por}:{' '}
          {motivo ?? `${documento}, até ${formatDay(ate)}`}
        </li>
      ))}
    </ul>
  </section>
);
