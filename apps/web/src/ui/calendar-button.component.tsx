import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { lazy, Suspense } from 'react';
import { Popup } from './popup.component.tsx';
import { today } from './today.ts';
import './calendar-button.css';

const Calendar = lazy(() => import('./calendar.component.tsx'));

interface Props {
  /** Names its field too: "Calendário de Início". */
  label: string;
  value: string | null;
  choose: (day: string) => void;
  disabled?: boolean;
}

export const CalendarButton = ({ label, value, choose, disabled }: Props) => (
  <Popup
    variant="quiet"
    icon
    name={`Calendário de ${label}`}
    label={<CalendarBlankIcon size={18} aria-hidden />}
    disabled={disabled}
  >
    {close => (
      <Suspense>
        <Calendar
          value={value}
          today={today()}
          choose={day => {
            choose(day);
            close();
          }}
        />
      </Suspense>
    )}
  </Popup>
);
