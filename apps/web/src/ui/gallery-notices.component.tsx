import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Button } from './button.component.tsx';
import { Group } from './gallery-group.component.tsx';
import { Notice } from './notice.component.tsx';
import { Pill } from './pill.component.tsx';
import { Tile } from './tile.component.tsx';
import { Toolbar } from './toolbar.component.tsx';

const TONES = ['ok', 'info', 'aviso', 'perigo', 'neutro'] as const;

export const Notices = () => (
  <Group title="Pill, Tile, Notice">
    <Toolbar>
      {TONES.map(tone => (
        <Pill key={tone} tone={tone} icon={CheckCircleIcon}>
          {tone}
        </Pill>
      ))}
    </Toolbar>
    <Tile label="Refeições aceitas" value="1.284" tone="ok">
      de 1.300 pedidas
    </Tile>
    {(['ok', 'info', 'aviso', 'perigo'] as const).map(tone => (
      <Notice key={tone} tone={tone} action={<Button>Tentar de novo</Button>}>
        O que aconteceu, e o que fazer.
      </Notice>
    ))}
  </Group>
);
