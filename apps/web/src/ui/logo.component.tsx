import './logo.css';

interface Props {
  width: number;
  height: number;
}

export const Logo = ({ width, height }: Props) => (
  <svg className="logo" width={width} height={height} viewBox="-4 -3.5 72 63" aria-hidden="true" focusable="false">
    <path
      d="M23 13.5c-2.6-3.2 3.2-5 .8-9.5M33.5 13.5c-2.6-3.2 3.2-5 .8-9.5M44 13.5c-2.6-3.2 3.2-5 .8-9.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path
      fillRule="evenodd"
      fill="currentColor"
      d="M5 19h54a3 3 0 0 1 0 6h-1.1C57.3 38.6 49.6 48.6 40 51.4V52a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2v-.6C14.4 48.6 6.7 38.6 6.1 25H5a3 3 0 0 1 0-6Zm38.7 11.3a2.6 2.6 0 0 0-3.7 0l-10.3 10.2-4.6-4.6a2.6 2.6 0 0 0-3.7 3.7l6.5 6.4a2.6 2.6 0 0 0 3.6 0L43.7 34a2.6 2.6 0 0 0 0-3.7Z"
    />
  </svg>
);
