import { COUNTY_MAP_PAGE, pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../i18n/Text.tsx';
import { TextPage } from '../page/TextPage.tsx';

export function NotFoundPage() {
  return (
    <TextPage title="notFound.title">
      <p>
        <Text id="notFound.text" />
      </p>
      <p>
        <Link to={pagePath(COUNTY_MAP_PAGE)}>
          <Text id="notFound.home" />
        </Link>
      </p>
    </TextPage>
  );
}
