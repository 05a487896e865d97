import type { OutboxPhoto } from '../outbox/device.store.ts';
import { Button } from '../ui/button.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { mayCover } from './covering.hook.tsx';
import './cover.css';

interface Props {
  photo: OutboxPhoto | undefined;
  part: number | null;
  /** Of which photo, for who does not see it. */
  of: string;
  cover: (photo: OutboxPhoto) => void;
}

export const CoverButton = ({ photo, part, of, cover }: Props) => (
  <>
    {photo?.covered && <Pill tone="neutro">Coberta em parte</Pill>}
    {mayCover(photo, part) && (
      <Button className="cobrir-botao" onClick={() => cover(photo)}>
        Cobrir rosto ou nome<span className="so-leitor">: {of}</span>
      </Button>
    )}
  </>
);
