import { ROTULO_DE_PAPEL } from '@alipen/contracts/generated/rotulos/sessao';
import { Popover, Tooltip } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Aparencia, MinhasChaves } from '../header.tools.tsx';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { readsOnly } from './access.rule.ts';
import { usePerson } from './person.hook.ts';
import { leaveSession } from './session.flow.ts';
import { stillHere } from './session.work.ts';

const LeaveDialog = lazy(() => import('./leave.dialog.tsx'));
const OwnAccount = lazy(() => import('./own-account.dialog.tsx'));

type Own = 'account' | 'keys';

/** "Marina de Souza Duarte" -> "MD" */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => word?.charAt(0) ?? '');
  return letters.join('').toUpperCase();
}

export function Person() {
  const { session } = usePerson();
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState('');
  const [own, setOwn] = useState<Own | null>(null);
  const avatar = useRef<HTMLButtonElement>(null);
  const told = useRef(false);
  // The popover that opened the dialog is gone: closing the dialog returns the focus to the avatar.
  useEffect(() => {
    if (told.current && !own) avatar.current?.focus();
    told.current = own !== null;
  }, [own]);
  const leave = async () => {
    const words = stillHere();
    if (!words) return leaveSession();
    setOpen(false);
    setKept(words);
  };
  const show = (which: Own) => {
    setOpen(false);
    setOwn(which);
  };
  const { nome, nomeLotacaoReal } = session.usuario;
  return (
    <div className="pessoa">
      <div className="pessoa-nome">
        <strong>{nome}</strong>
        <span>{nomeLotacaoReal}</span>
      </div>
      <Tooltip title="Usuário" mouseEnterDelay={0.1} placement="left" open={open ? false : undefined}>
        <Popover
          content={<Card leave={leave} show={show} />}
          trigger="click"
          placement="bottomRight"
          mouseEnterDelay={0.1}
          open={open}
          onOpenChange={setOpen}
        >
          <Button
            variant="bare"
            ref={avatar}
            className="avatar"
            aria-label={`Usuário ${initialsOf(nome)}: ${nome}`}
            aria-expanded={open}
            onKeyDown={event => event.key === 'Escape' && setOpen(false)}
          >
            {initialsOf(nome)}
          </Button>
        </Popover>
      </Tooltip>
      <Suspense>
        {own === 'account' && <OwnAccount close={() => setOwn(null)} />}
        {own === 'keys' && <MinhasChaves close={() => setOwn(null)} />}
      </Suspense>
      {kept && (
        <Suspense>
          <LeaveDialog kept={kept} stay={() => setKept('')} />
        </Suspense>
      )}
    </div>
  );
}

function Card({ leave, show }: { leave: () => Promise<void>; show: (which: Own) => void }) {
  const { session, papel, setPapel } = usePerson();
  const [leaving, setLeaving] = useState(false);
  const { matricula, nomeLotacaoReal } = session.usuario;
  const go = () => {
    setLeaving(true);
    return leave().finally(() => setLeaving(false));
  };
  return (
    <div className="pessoa-cartao">
      <p>
        <span>Matricula:</span> {matricula}
      </p>
      <p>
        <span>Unidade:</span> {nomeLotacaoReal}
      </p>
      <p>
        <span>Perfil:</span> {session.perfil || 'nenhum'}
      </p>
      {session.papeis.length > 1 && (
        <Field label="Menu em uso">
          <Select
            value={papel}
            onChange={event => {
              const chosen = session.papeis.find(each => each === event.target.value);
              if (chosen) setPapel(chosen);
            }}
          >
            {session.papeis.map(each => (
              <option key={each} value={each}>
                {ROTULO_DE_PAPEL[each]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Suspense>
        <Aparencia />
      </Suspense>
      {!readsOnly(session) && <Button onClick={() => show('account')}>Sessões e senha</Button>}
      {!readsOnly(session) && <Button onClick={() => show('keys')}>Chaves pessoais</Button>}
      <Button onClick={go} disabled={leaving}>
        Sair
      </Button>
    </div>
  );
}
