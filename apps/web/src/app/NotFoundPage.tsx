import { Link } from 'react-router';
import { Text } from './Text.tsx';
import { TextPage } from './TextPage.tsx';

export function NotFoundPage() {
  return (
    <TextPage title="notFound.title">
      <p>
        <Text id="notFound.text" />
      </p>
      <p>
        <Link to="/map">
          <Text id="notFound.home" />
        </Link>
      </p>
    </TextPage>
  );
}
