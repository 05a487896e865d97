import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { Link } from 'react-router-dom';
import { Button } from './button.component.tsx';
import { Popup } from './popup.component.tsx';

export type MoreItem = { label: string; icon: Icon } & ({ to: string } | { choose: () => void });

/** What is done now and then, behind one button; no button where there is nothing. `of`: whose, where rows have one each. */
export const MoreMenu = ({ items, of }: { items: readonly MoreItem[]; of?: string }) =>
  items.length === 0 ? null : (
    <Popup
      name={of ? `Mais ações de ${of}` : 'Mais ações'}
      label={
        <>
          Mais
          <CaretDownIcon size={14} aria-hidden />
        </>
      }
    >
      {close =>
        items.map(({ label, icon: Drawing, ...way }) => {
          const content = (
            <>
              <Drawing size={18} aria-hidden />
              {label}
            </>
          );
          if ('to' in way)
            return (
              <Link key={label} className="popup-item" to={way.to} onClick={close}>
                {content}
              </Link>
            );
          const choose = () => {
            close();
            way.choose();
          };
          return (
            <Button key={label} variant="bare" className="popup-item" onClick={choose}>
              {content}
            </Button>
          );
        })
      }
    </Popup>
  );
