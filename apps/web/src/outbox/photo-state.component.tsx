import { Pill, type Tone } from '../ui/pill.component.tsx';
import type { OutboxPhoto } from './device.store.ts';

type State = 'making' | 'waiting' | 'leaving' | 'sent' | 'failed';

const WORDS: Readonly<Record<State, { tone: Tone; text: string }>> = {
  making: { tone: 'neutro', text: 'Preparando' },
  waiting: { tone: 'neutro', text: 'No aparelho' },
  leaving: { tone: 'info', text: 'Enviando' },
  sent: { tone: 'ok', text: 'Enviada' },
  failed: { tone: 'perigo', text: 'Falhou' },
};

function stateOf(photo: OutboxPhoto | undefined, part: number | null): State {
  if (photo?.name) return 'sent';
  if (photo?.refusal != null) return 'failed';
  if (part !== null) return 'leaving';
  return photo?.image ? 'waiting' : 'making';
}

export function PhotoState({ photo, part }: { photo: OutboxPhoto | undefined; part: number | null }) {
  const state = stateOf(photo, part);
  const { tone, text } = WORDS[state];
  return (
    <Pill tone={tone}>
      {text}
      {state === 'leaving' && ` ${Math.round((part ?? 0) * 100)} %`}
    </Pill>
  );
}
