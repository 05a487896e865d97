import { useState } from 'react';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { AUDITORIAS } from '../app/screens.table.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { AbrirDialog } from './abrir.dialog.tsx';
import { MedicaoInteira } from './medicao.component.tsx';
import { COLUNAS, FILTROS } from './medicoes.columns.tsx';
import { LISTA } from './medicoes.list.ts';
import './medicoes.css';

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const item = Number(busca.get('item')) || null;
  const mostrar = (id: number | null) =>
    setBusca(antes => withParams(antes, { item: id === null ? null : String(id) }));
  if (item !== null) return <MedicaoInteira key={item} id={item} voltar={() => mostrar(null)} />;
  return <Lista abrir={mostrar} />;
}

function Lista({ abrir }: { abrir: (id: number) => void }) {
  const { session, accesses } = usePerson();
  const [abrindo, setAbrindo] = useState(false);
  return (
    <>
      <ListPage
        {...LISTA}
        title="Medição mensal"
        noun={{ one: 'medição', many: 'medições', feminine: true }}
        columns={COLUNAS}
        filters={FILTROS}
        nameOf={({ contrato, mes }) => `${contrato.numero} de ${mes}`}
        isQuiet={({ situacao }) => situacao === 'ATESTADA'}
        actions={
          <>
            {mayOpen(AUDITORIAS, session, accesses) && <ButtonLink to={AUDITORIAS}>Auditorias</ButtonLink>}
            {session.usuario.authorities.includes('AL_GESTOR') && (
              <Button onClick={() => setAbrindo(true)}>Abrir uma medição</Button>
            )}
          </>
        }
        empty={{
          title: 'Ainda não há medições.',
          text: 'No dia 1º o sistema abre a do mês que terminou, para cada contrato que teve refeição.',
        }}
      />
      {abrindo && <AbrirDialog feita={({ resumo }) => abrir(resumo.id)} sair={() => setAbrindo(false)} />}
    </>
  );
}
