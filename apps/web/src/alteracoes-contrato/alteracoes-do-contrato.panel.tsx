import { ROTULO_DE_TIPO_ALTERACAO_CONTRATO } from '@alipen/contracts/generated/rotulos/alteracoes-contrato';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { AlteracaoDialog } from './alteracao.dialog.tsx';
import { nomeDe } from './alteracao.model.ts';
import { type Alteracao, type Contrato, listarAlteracoesContrato } from './alteracoes-contrato.queries.ts';
import { OQueMuda } from './o-que-muda.component.tsx';
import './alteracoes-contrato.css';

const TIPOS = ['ADITIVO', 'APOSTILAMENTO'] as const;

export function AlteracoesDoContrato({ contrato }: { contrato: Contrato }) {
  const alteracoes = useQuery(listarAlteracoesContrato(contrato.id));
  const [nova, setNova] = useState<Alteracao['tipo'] | null>(null);
  return (
    <QueryState query={alteracoes} skeletonHeight={200}>
      {({ itens }) => (
        <div className="alteracoes">
          <div className="alteracoes-topo">
            <p>
              {itens.length
                ? formatCount(itens.length, 'alteração', 'alterações')
                : 'Este contrato ainda não foi alterado por aditivo nem por apostilamento.'}
            </p>
            <Toolbar>
              {TIPOS.map(tipo => (
                <Button key={tipo} onClick={() => setNova(tipo)}>
                  <PlusIcon size={18} weight="bold" aria-hidden />
                  Novo {ROTULO_DE_TIPO_ALTERACAO_CONTRATO[tipo].toLowerCase()}
                </Button>
              ))}
            </Toolbar>
          </div>
          {itens.map(alteracao => (
            <Uma key={alteracao.id} alteracao={alteracao} />
          ))}
          {nova && <AlteracaoDialog contrato={contrato} tipo={nova} sair={() => setNova(null)} />}
        </div>
      )}
    </QueryState>
  );
}

const Uma = ({ alteracao }: { alteracao: Alteracao }) => (
  <Card as="article" className="alteracao" aria-label={nomeDe(alteracao)}>
    <h3>{nomeDe(alteracao)}</h3>
    <p className="quieto">
      {formatDay(alteracao.data)} · Processo {alteracao.processo} · {alteracao.por}, {formatInstant(alteracao.em)}
    </p>
    <p>{alteracao.motivo}</p>
    <OQueMuda alteracao={alteracao} />
  </Card>
);
