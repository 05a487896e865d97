import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { useLetterKeysSwitch } from './letter-keys.ts';
import { type ShortcutGroup, shortcutsOf } from './shortcuts.table.ts';
import './shortcuts.css';

export default function ShortcutsDialog({ close }: { close: () => void }) {
  const { pathname } = useLocation();
  const [letters, setLetters] = useLetterKeysSwitch();
  return (
    <Dialog
      title="Atalhos do teclado"
      close={close}
      width={760}
      footer={
        // A sheet to read: Enter and Esc close it
        <Button variant="primary" autoFocus onClick={close}>
          Fechar
        </Button>
      }
    >
      <ScrollRegion label="Teclas desta tela" className="atalhos-folha">
        <div className="atalhos-colunas">
          {shortcutsOf(pathname).map(group => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      </ScrollRegion>
      <label className="atalhos-letras">
        <Checkbox className="marcar" checked={letters} onChange={({ target }) => setLetters(target.checked)} />
        Teclas de uma letra fora da grade (A, L, P, / e ?)
      </label>
    </Dialog>
  );
}

const Group = ({ group: { title, keys } }: { group: ShortcutGroup }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {keys.map(({ press, does }) => (
        <div key={does}>
          <dt>
            {press.map((together, n) => (
              <Fragment key={together.join()}>
                {n > 0 && <span className="so-leitor"> ou </span>}
                <span className="atalhos-tecla">
                  {together.map((key, at) => (
                    <Fragment key={key}>
                      {at > 0 && '+'}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </span>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
