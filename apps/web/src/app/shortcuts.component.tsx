import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Checkbox } from '../ui/check.component.tsx';
import { useLetterKeysSwitch } from './letter-keys.ts';
import { type ShortcutGroup, shortcutsOf } from './shortcuts.table.ts';
import './shortcuts.css';

/** The keys of this screen, and those of every screen. */
export function ShortcutSheet() {
  const { pathname } = useLocation();
  const [letters, setLetters] = useLetterKeysSwitch();
  return (
    <>
      <div className="atalhos-folha">
        {shortcutsOf(pathname).map(group => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <label className="atalhos-letras">
        <Checkbox className="marcar" checked={letters} onChange={({ target }) => setLetters(target.checked)} />
        Teclas de uma letra fora da grade (A, L, P, / e ?)
      </label>
    </>
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
