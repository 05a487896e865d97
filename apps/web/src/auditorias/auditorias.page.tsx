import { useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { ListPage } from '../list/list-page.component.tsx';
import { idIn } from '../record/record.address.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { AbrirDialog } from './abrir.dialog.tsx';
import { AuditoriaInteira } from './auditoria.component.tsx';
import { COLUNAS } from './auditorias.columns.tsx';
import { LISTA } from './auditorias.list.ts';
import './auditorias.css';

const VAZIO = {
  title: 'Ainda não há auditorias.',
  text: 'Depois de atestar as medições de um mês, confira por amostra se o que se paga foi mesmo servido.',
};

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const item = idIn(busca.get('item'));
  const mostrar = (id: number | null) =>
    setBusca(antes => withParams(antes, { item: id === null ? null : String(id) }));
  if (item !== null) return <AuditoriaInteira key={item} id={item} voltar={() => mostrar(null)} />;
  return <Lista mostrar={mostrar} />;
}

function Lista({ mostrar }: { mostrar: (id: number) => void }) {
  const { session } = usePerson();
  const [abrindo, setAbrindo] = useState(false);
  return (
    <>
      <ListPage
        {...LISTA}
        title="Auditorias"
        noun={{ one: 'auditoria', many: 'auditorias', feminine: true }}
        columns={COLUNAS}
        nameOf={({ mes }) => formatMonth(mes)}
        isQuiet={({ situacao }) => situacao === 'ENCERRADA'}
        actions={
          session.usuario.authorities.includes('AL_GESTOR') && (
            <Button onClick={() => setAbrindo(true)}>Abrir uma auditoria</Button>
          )
        }
        empty={VAZIO}
      />
      {abrindo && <AbrirDialog feita={({ resumo }) => mostrar(resumo.id)} sair={() => setAbrindo(false)} />}
    </>
  );
}
