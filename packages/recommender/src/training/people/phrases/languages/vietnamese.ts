import type { PeoplePhrases } from '../../people-phrases.ts';

/** Vietnamese. */
export const VIETNAMESE: PeoplePhrases = {
  crisis: `
    ngồi mép sân thượng ký túc xá từ nãy, chỉ cần nghiêng người là xong;
    ruộng chia cho tụi nhỏ rồi, trâu bán rồi, vụ sau tôi không còn trên đời nữa đâu, tôi tính cả rồi;
    bị ép lấy chồng, thà uống thuốc chuột còn hơn; mỗi vết sẹo là một đêm muốn chết, tối nay thêm vết nữa;
    ai cũng tưởng mình vui, dây thì đã chuẩn bị; mẹ ơi con xin lỗi, đừng tìm con;
    ai nuôi giúp đàn chim, qua chủ nhật tôi đi khỏi đời này rồi;
    rớt đại học không dám về nhà, ra cầu cho xong một đời; đêm nào cũng khấn cho sáng mai đừng thức dậy;
    đi xuất khẩu lao động nợ nần, một mình xứ người, chắc em chết ở đây luôn, em định tối nay;
    bị tung ảnh lên mạng, em chết cho họ vừa lòng; không ai cứu được tui nữa, thuốc sâu để sẵn trên bàn;
    mệt quá rồi muốn chết cho xong; gửi con mèo cho hàng xóm rồi, sau này mình không còn thì cô ấy nuôi;
    ước gì ngủ luôn đừng dậy nữa; viết thư tuyệt mệnh cho bố mẹ; không có em chắc ai cũng nhẹ người;
    lại rạch tay rồi; t chọn ngày chết rồi; từ ngày bà nhà tôi mất, tôi chỉ mong được đi theo;
    ngồi đếm thuốc ngủ coi đủ để khỏi dậy không; đứng trên cầu Long Biên chỉ nghĩ bước một bước;
    nợ ngập đầu, chết đi còn có tiền bảo hiểm cho con; mình biến mất mãi mãi chắc chẳng ai hay;
    dao lam giấu trong hộp bút tối về rạch tay; chết kiểu gì không đau; sợ đêm nay mình tự làm gì mình;
    có tiếng nói bảo nhảy đi; giá như đừng sinh ra; ghi hết mật khẩu ra cho vợ, sau này anh không còn;
    dí thuốc lá vào tay mới thấy có cảm giác; chỉ còn một lối thoát là chết;
    đã gặp mọi người lần cuối mà họ không biết; điều dưỡng cứu người ta cả ngày còn mình thì không muốn sống;
    mai xe tông chết cũng được; chán sống; t tự tử thật đấy k đùa; hết khóc nổi rồi, quyết rồi;
    năm ngoái không thành, lần này sẽ thành; lên sân thượng nhảy rồi kết thúc; đêm nay là đêm cuối của em;
    cứu với mình sắp làm hại bản thân; ghét bản thân đến mức đập đầu vào tường; tạm biệt mọi người kiếp sau gặp lại;
  `,
  emergency: `
    bố ngã trong nhà tắm đầu chảy máu gọi không trả lời; con hen hết thuốc xịt môi tím ngắt;
    bạn uống thuốc diệt cỏ sau khi cãi nhau; chung cư cháy, khói lên tầng 9, hai mẹ con kẹt;
    rắn hổ cắn em trai sưng tím cả chân; hàng xóm ngáo đá cầm dao chém người; đau thắt ngực lan ra tay trái;
    bà méo miệng không nói được; bé uống nhầm nước tẩy; cháy bếp rồi; anh ta đang đánh em, em trốn trong nhà tắm;
    co giật mãi không ngừng; ong đốt sưng cổ họng khó thở; vỡ ối rồi em bé đang ra;
    cưa trúng tay máu chảy không cầm; có người bất tỉnh ở cầu thang; ai đó đang phá cửa nhà; bạn sốc thuốc môi tím;
    gọi 115 gấp; ông hóc thịt tím tái; tai nạn xe có người kẹt; máy cày lật đè lên bố;
    bé sơ sinh mềm nhũn không phản ứng; có tiếng súng ngoài đường; ăn tôm dị ứng sưng mặt thở không được;
    có cô gái trèo lan can cầu sắp nhảy; nó cầm dao chém; lũ cuốn trôi người rồi;
  `,
  none: `
    hết ca đêm cấp cứu về tắm rồi ngủ; soạn bài Chí Phèo, cái chết của Chí;
    tò mò chết đi được kết phim ra sao, rửa bát đã; sửa máy lạnh nóng chết người; soạn bài Điện Biên Phủ cho lớp 9;
    vẽ storyboard cảnh nổ; thái hành tây chảy nước mắt; tập bắn cung; dịch báo cáo bạo lực gia đình cho tổ chức;
    nổ não vì kế toán, cà phê cái; bỏ thuốc lá ngày thứ ba bứt rứt quá đi bộ;
    tình nguyện chữ thập đỏ, xếp túi sơ cứu; coi phim ma với tụi bạn sợ chết khiếp; trồng rau răm ban công;
    phụ đám giỗ nhà hàng xóm; gặp cô chủ nhiệm vụ con bị bắt nạt; luyện đề đồ thị thi tin;
    nhớ ngoại, nấu canh chua của ngoại; luận văn hành chết tui, chương 2; xịt gián trong bếp;
    yêu em chết mất, mua quà sinh nhật cho vợ;
    chia tay xong tối nào cũng khóc nhưng nay sơn lại phòng rồi gọi cho chị hai;
    hôm qua xe cấp cứu chở ông đi may chỉ tụt huyết áp, giờ nấu cháo mang qua;
    hết chịu nổi vụ sửa nhà, chọn gạch xong nghỉ;
    trong truyện mình cậu ấy đứng trên cầu rồi quay về, viết đoạn đó cho cẩn thận;
    mình là giáo viên tư vấn, chuẩn bị buổi nói chuyện với lớp vừa mất bạn;
    cuối tuần muốn biến mất lên đà lạt, tìm homestay; ra trường thấy trống rỗng, ghi ra những thứ mình thích;
    bác sĩ dặn ghi nhật ký giấc ngủ, điền nào; soạn đồ của bà ngoại đã mất với mẹ, chắc khóc chút;
    tim muốn rớt ra ngoài vì phỏng vấn, tập nói to; từ nay dứt trà sữa, lên thực đơn tuần; đói chết mất nấu mì;
    cười chết mất, thôi học bài; deadline giết tôi; kill tiến trình cổng 3000; xoá dead code;
    họp thêm buổi nữa chắc nhảy lầu quá haha; phơi đồ; treo tranh; cắt cỏ; cắt video đám cưới; cắt tóc 5h;
    đặt vé nhảy bungee; viết cảnh án mạng; soạn văn lão Hạc ăn bả chó; trực đường dây nóng rồi ghi báo cáo;
    ôn đột quỵ nhồi máu thi điều dưỡng; học sơ cứu với hình nộm; diễn tập pccc; kiểm tra bình chữa cháy;
    giao ca, giường 5 sáng co giật giờ ổn; tập tay sau tai biến; chia thuốc cho mẹ cả tuần; hiến máu;
    nhức đầu nằm chút; cảm cúm cháo hành; bò sắp đẻ canh chuồng; đưa chó đi tiêm an tử, buồn;
    giỏ đồ đi sinh tháng sau; làm di chúc ở phòng công chứng, việc để lâu; so bảo hiểm nhân thọ;
    tiệc chia tay chị Hoa; thư chào tạm biệt công ty cũ, qua chỗ mới; ngày cuối trước tết dọn hết việc; tảo mộ ông;
    giỗ đầu ba, nấu cỗ; kiệt sức vì việc, nay nghỉ; ba đêm mất ngủ, tập thở; run vì thi, ôn toán;
    không có muốn chết đâu chỉ mệt thôi; ngán excel, cà phê; chán tất cả, đi chạy bộ; thất tình dọn phòng;
    nhóm than nướng; server sập khởi động lại; lại chết ở boss; biển chết, bài địa lý; vẽ tĩnh vật;
    chuyển nhà xong muốn xỉu, mở thùng; nguyên hàm; chấm bài; đi chợ; quyết toán thuế; gói bánh chưng;
    từ vựng ielts; sửa xe;
  `,
};
